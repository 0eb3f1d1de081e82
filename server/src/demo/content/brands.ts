interface Brand {
  name: string;
  link: string;
  /** The subject of its adverts: the code of a top-level category. */
  category: string;
  /** The KKTU code for the advertising register. */
  kktu: string;
  goods: string;
  contract: string;
}

/** The brands in the demo content, all fictional. */
export const brands = {
  clothes: {
    name: 'Linden & Lark',
    link: 'https://shop.example/spring',
    category: 'IAB18',
    kktu: '30.10.1',
    goods: 'Clothes and accessories',
    contract: 'LL-2026-17',
  },
  tea: {
    name: 'Heron Street Tea House',
    link: 'https://tea.example/menu',
    category: 'IAB8',
    kktu: '30.3.1',
    goods: 'Tea and tea rooms',
    contract: 'HS-2026-04',
  },
  bakery: {
    name: 'Ovenbird Bakery',
    link: 'https://ovenbird.example/shops',
    category: 'IAB8',
    kktu: '30.3.2',
    goods: 'Bread and cakes',
    contract: 'OB-2026-02',
  },
  bank: {
    name: 'Tidewell Bank',
    link: 'https://tidewell.example/savings',
    category: 'IAB13',
    kktu: '11.1.1',
    goods: 'Savings accounts and cards',
    contract: 'TW-77/26',
  },
  game: {
    name: 'Starfold',
    link: 'https://starfold.example/get',
    category: 'IAB9',
    kktu: '20.2.1',
    goods: 'A game for phones',
    contract: 'SF-2026-9',
  },
  coffee: {
    name: 'City coffee',
    link: 'https://coffee.example/map',
    category: 'IAB8',
    kktu: '30.3.3',
    goods: 'Coffee to go',
    contract: 'CC-2026-31',
  },
  school: {
    name: 'Школа языков «Зимородок»',
    link: 'https://zimorodok.example/kursy',
    category: 'IAB5',
    kktu: '24.1.1',
    goods: 'Языковые курсы',
    contract: 'ЗМ-12/2026',
  },
} satisfies Record<string, Brand>;
