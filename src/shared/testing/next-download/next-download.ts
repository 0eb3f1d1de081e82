/** Captures the file that the next click on a `download` link would save. Call it before the click. */
export function nextDownload() {
  return new Promise<{ name: string; text: string }>((resolve) => {
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = async function press() {
      HTMLAnchorElement.prototype.click = click;
      const { download: name, href } = this;
      resolve({ name, text: await (await fetch(href)).text() });
    };
  });
}
