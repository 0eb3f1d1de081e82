import { shapes } from './shapes.ts';

/** One picture with a transparent background. */
export interface Plate {
  /** File name without `.webp`, starting with the clip's name. */
  name: string;
  html: string;
}

interface Look {
  ink: string;
  accent: string;
  onAccent: string;
}

const text = (size: number, color: string, lines: string[], weight = 800) =>
  `<div style="font:${weight} ${size}px/1.08 Inter;letter-spacing:-0.03em;color:${color}">${lines.join('<br>')}</div>`;

const note = (color: string, line: string) =>
  `<div style="font:500 22px/1.3 Inter;color:${color};margin-top:10px">${line}</div>`;

const button = ({ accent, onAccent }: Look, label: string) =>
  `<div style="font:700 24px/1 Inter;background:${accent};color:${onAccent};padding:17px 30px;border-radius:99px">${label}</div>`;

/** The lettering of a clip: one plate per scene, with a larger first line. */
function typeOf(clip: string, look: Look, scenes: { lines: string[]; note?: string }[], label: string): Plate[] {
  const plates = scenes.map((scene, index) => ({
    name: `${clip}-${index + 1}`,
    html: text(index === 0 ? 78 : 60, look.ink, scene.lines) + (scene.note ? note(look.ink, scene.note) : ''),
  }));
  return [...plates, { name: `${clip}-button`, html: button(look, label) }];
}

const spring: Look = { ink: '#1f3d2b', accent: '#e8503f', onAccent: '#fff' };
const bakery: Look = { ink: '#fff4e0', accent: '#ffd28a', onAccent: '#3a1d0b' };
const breakfast: Look = { ink: '#3d2410', accent: '#d9542b', onAccent: '#fff' };
const evening: Look = { ink: '#f4ecff', accent: '#ffb454', onAccent: '#2a1630' };
const cakes: Look = { ink: '#5a1236', accent: '#5a1236', onAccent: '#ffe9f1' };
const gifts: Look = { ink: '#fff7ec', accent: '#f6c453', onAccent: '#3c1a06' };
const savings: Look = { ink: '#ffffff', accent: '#ffd166', onAccent: '#06304f' };
const school: Look = { ink: '#ffffff', accent: '#fb8b24', onAccent: '#2a1500' };
const game: Look = { ink: '#ffffff', accent: '#f9c80e', onAccent: '#2b0a4d' };

/** All plates. They are at most 430 px wide, so that they also fit portrait clips. */
export const plates: Plate[] = [
  ...typeOf(
    'spring',
    spring,
    [
      { lines: ['Spring', 'sale'], note: 'Linden &amp; Lark' },
      { lines: ['Linen, cotton,', 'light knits'] },
      { lines: ['Up to', '40&thinsp;% off'], note: 'In shops and online' },
    ],
    'Shop the sale',
  ),
  { name: 'spring-flower', html: shapes.flower('#f7867a', '#ffd166') },
  { name: 'spring-leaf', html: shapes.leaf('#6fae7f') },
  ...typeOf(
    'bakery',
    bakery,
    [{ lines: ['Fresh', 'at seven'] }, { lines: ['Round the', 'corner'], note: 'Ovenbird Bakery' }],
    'Find your shop',
  ),
  { name: 'bakery-loaf', html: shapes.loaf('#f0b25c', '#fff0d2') },
  { name: 'bakery-sun', html: shapes.disc(210, '#e8833a') },
  ...typeOf(
    'breakfast',
    breakfast,
    [{ lines: ['Breakfast', 'near you'] }, { lines: ['Two minutes', 'away'], note: 'Ovenbird Bakery' }],
    'Show the way',
  ),
  { name: 'breakfast-croissant', html: shapes.croissant('#e39a3b', '#b9691c') },
  { name: 'breakfast-cup', html: shapes.cup('#ffffff', '#6b3e1f') },
  ...typeOf(
    'evening',
    evening,
    [{ lines: ['Warm again', 'at seven'] }, { lines: ['Bread with', 'your keys'], note: 'Ovenbird Bakery' }],
    'Find your shop',
  ),
  { name: 'evening-moon', html: shapes.moon('#ffe3a8') },
  { name: 'evening-street', html: shapes.street('#2c2150', '#ffca66') },
  ...typeOf(
    'cakes',
    cakes,
    [{ lines: ['Cakes', 'by noon'] }, { lines: ['Taste three,', 'choose one'], note: 'Ovenbird Bakery' }],
    'Order a cake',
  ),
  { name: 'cakes-cake', html: shapes.cake('#fff3e2', '#e0567f', '#8a3f24') },
  ...typeOf(
    'gifts',
    gifts,
    [{ lines: ['For whoever', 'has it all'] }, { lines: ['Gift cards'], note: 'From 1,000 roubles, by e-mail' }],
    'Send a card',
  ),
  { name: 'gifts-box', html: shapes.box('#f6c453', '#c8334a') },
  { name: 'gifts-confetti', html: shapes.confetti(['#f6c453', '#ff8fa3', '#8fe0c8']) },
  ...typeOf(
    'savings',
    savings,
    [
      { lines: ['Your money', 'has a tide'] },
      { lines: ['12&thinsp;% a year'], note: 'On every balance, paid monthly' },
      { lines: ['Take it out', 'any day'] },
      { lines: ['Tidewell', 'Savings'], note: 'Opened in five minutes' },
    ],
    'Open an account',
  ),
  ...[70, 120, 175, 240].map((height, index) => ({
    name: `savings-bar-${index + 1}`,
    html: shapes.bar(52, height, index === 3 ? '#ffd166' : '#7fe3d4'),
  })),
  ...typeOf(
    'school',
    school,
    [
      { lines: ['Говорите', 'с первого', 'урока'] },
      { lines: ['Группы', 'по шесть', 'человек'] },
      { lines: ['Утром', 'и вечером'], note: 'В школе или по видео' },
      { lines: ['Первый урок', 'бесплатно'] },
      { lines: ['«Зимородок»'], note: 'Школа языков' },
    ],
    'Записаться',
  ),
  { name: 'school-hello', html: shapes.bubble('Hello!', '#ffffff', '#0f4c5c') },
  { name: 'school-hola', html: shapes.bubble('¡Hola!', '#ffd166', '#4a2c00') },
  { name: 'school-ciao', html: shapes.bubble('Ciao!', '#9be7d8', '#0b3b39') },
  ...typeOf(
    'game',
    game,
    [{ lines: ['STARFOLD'] }, { lines: ['Fold the sky.', 'Save the fleet.'] }, { lines: ['Play free'] }],
    'Get the game',
  ),
  { name: 'game-planet', html: shapes.planet('#f472b6', '#f9c80e') },
  { name: 'game-star', html: shapes.star('#c4b5fd') },
];
