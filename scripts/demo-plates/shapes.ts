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

  croissant(crust: string, fold: string) {
    const line = (d: string) => `<path d="${d}" fill="none" stroke="${fold}" stroke-width="9" stroke-linecap="round"/>`;
    return svg(
      340,
      210,
      `<path d="M14 176 C10 70 90 16 170 16 S330 70 326 176 C322 200 296 196 286 172 C262 128 214 112 170 112 S78 128 54 172 C44 196 18 200 14 176Z" fill="${crust}"/>${[
        'M66 64 Q92 92 84 136',
        'M128 24 Q142 64 134 112',
        'M212 24 Q198 64 206 112',
        'M274 64 Q248 92 256 136',
      ]
        .map(line)
        .join('')}`,
    );
  },

  cup: (china: string, coffee: string) =>
    svg(
      200,
      150,
      `<path d="M150 44 h16 a28 28 0 0 1 0 62 h-24" fill="none" stroke="${china}" stroke-width="13"/><path d="M18 30 H152 V84 a52 52 0 0 1 -52 52 H70 a52 52 0 0 1 -52 -52Z" fill="${china}"/><ellipse cx="85" cy="32" rx="60" ry="12" fill="${coffee}"/>`,
    ),

  moon: (color: string) => svg(150, 150, `<path d="M96 8 A68 68 0 1 0 142 100 A56 56 0 0 1 96 8Z" fill="${color}"/>`),

  street(wall: string, window: string) {
    const panes = (left: number, top: number, rows: number) =>
      Array.from(
        { length: rows * 2 },
        (_, at) =>
          `<rect x="${left + (at % 2) * 38}" y="${top + Math.floor(at / 2) * 46}" width="22" height="28" rx="3" fill="${window}" opacity="${at % 3 === 1 ? 0.25 : 1}"/>`,
      ).join('');
    return svg(
      400,
      240,
      `<path d="M0 240 V110 L56 62 L112 110 V240Z M124 240 V40 H236 V240Z M248 240 V96 L322 40 L396 96 V240Z" fill="${wall}"/>${panes(26, 128, 2)}${panes(152, 64, 3)}${panes(292, 114, 2)}`,
    );
  },

  cake(cream: string, icing: string, base: string) {
    const candle = (x: number) =>
      `<rect x="${x - 5}" y="38" width="10" height="46" rx="3" fill="${icing}"/><path d="M${x} 8 q14 18 0 26 q-14 -8 0 -26Z" fill="#ffb020"/>`;
    return svg(
      300,
      250,
      `${[105, 150, 195].map(candle).join('')}<rect x="60" y="84" width="180" height="66" rx="14" fill="${cream}"/><path d="M60 98 a14 14 0 0 1 14 -14 H226 a14 14 0 0 1 14 14 v14 q-15 26 -30 0 q-15 26 -30 0 q-15 26 -30 0 q-15 26 -30 0 q-15 26 -30 0 q-15 26 -30 0Z" fill="${icing}"/><rect x="24" y="150" width="252" height="80" rx="16" fill="${cream}"/><rect x="24" y="186" width="252" height="14" fill="${icing}"/><rect x="6" y="230" width="288" height="14" rx="7" fill="${base}"/>`,
    );
  },

  box: (paper: string, ribbon: string) =>
    svg(
      260,
      260,
      `<path d="M130 74 C60 74 50 8 92 12 C118 14 130 44 130 74 C130 44 142 14 168 12 C210 8 200 74 130 74Z" fill="none" stroke="${ribbon}" stroke-width="15"/><rect x="30" y="120" width="200" height="130" rx="8" fill="${paper}"/><rect x="14" y="74" width="232" height="54" rx="8" fill="${paper}"/><rect x="14" y="120" width="232" height="8" fill="#000" opacity=".12"/><rect x="110" y="74" width="40" height="176" fill="${ribbon}"/>`,
    ),

  confetti: (colors: readonly string[]) =>
    svg(
      360,
      150,
      Array.from({ length: 18 }, (_, at) => {
        const [x, y] = [(at * 83) % 340, (at * 47) % 130];
        return `<rect x="${x}" y="${y}" width="16" height="8" rx="2" fill="${colors[at % colors.length]}" transform="rotate(${at * 40} ${x + 8} ${y + 4})"/>`;
      }).join(''),
    ),

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
