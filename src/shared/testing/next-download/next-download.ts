/** What the next press on a link with `download` would save. For stories: call it before the press. */
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
