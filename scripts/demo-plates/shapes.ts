const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="display:block">${content}</svg>`;

/** SVG shapes in few flat colours, which compress to a few kilobytes each. */
export const shapes = {
  disc: (size: number, color: string) =>
    svg(size, size, `<circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}" fill="${color}"/>`),

  bar: (width: number, height: number, color: string) =>
    svg(width, height, `<rect width="${width}" height="${height}" rx="10" fill="${color}"/>`),

  flower(petals: string, centre: string) {
    const petal = (angle: number) =>
      `<ellipse cx="110" cy="52" rx="34" ry="50" fill="${petals}" transform="rotate(${angle} 110 110)"/>`;
    return svg(
      220,
      220,
      `${[0, 72, 144, 216, 288].map(petal).join('')}<circle cx="110" cy="110" r="30" fill="${centre}"/>`,
    );
  },

  leaf: (color: string) =>
    svg(
      150,
      150,
      `<path d="M12 138 C0 60 60 0 144 6 C150 90 90 150 12 138Z" fill="${color}"/><path d="M12 138 L100 50" stroke="#fff" stroke-opacity=".5" stroke-width="5"/>`,
    ),

  loaf(crust: string, crumb: string) {
    const cut = (x: number) =>
      `<path d="M${x} 150 q22 -58 52 -62" fill="none" stroke="${crumb}" stroke-width="15" stroke-linecap="round"/>`;
    return svg(
      340,
      210,
      `<path d="M20 180 C0 60 110 20 170 20 S340 60 320 180 Q318 196 298 196 H42 Q22 196 20 180Z" fill="${crust}"/>${[70, 140, 210].map(cut).join('')}`,
    );
  },

  bubble: (word: string, fill: string, ink: string) =>
    `<div style="position:relative;padding-bottom:16px"><div style="font:700 40px/1 Inter;background:${fill};color:${ink};padding:24px 34px;border-radius:28px">${word}</div><div style="position:absolute;left:44px;bottom:0;border:solid transparent;border-width:18px 22px 0 0;border-top-color:${fill}"></div></div>`,

  planet: (body: string, ring: string) =>
    svg(
      300,
      240,
      `<circle cx="150" cy="120" r="88" fill="${body}"/><ellipse cx="150" cy="120" rx="138" ry="34" fill="none" stroke="${ring}" stroke-width="12" transform="rotate(-16 150 120)"/><path d="M64 104 A88 88 0 0 1 235 96" fill="${body}"/>`,
    ),

  star: (color: string) =>
    svg(
      60,
      60,
      `<path d="M30 0 C33 22 38 27 60 30 C38 33 33 38 30 60 C27 38 22 33 0 30 C22 27 27 22 30 0Z" fill="${color}"/>`,
    ),
};
