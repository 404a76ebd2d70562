// The expected results of the price and quantity rules at and near each limit. The rules are tested with them, and
// mutants.test.ts checks that they detect every changed rule.
import type { PriceTerms } from '../src/catalog/prices.ts'

export type Rules = typeof import('../src/catalog/prices.ts') &
  Pick<typeof import('../src/inventory/rules.ts'), 'purchaseProblem' | 'cartonsAround'>

export const laddered: PriceTerms = {
  price: 8,
  minQuantity: 100,
  orderMultiple: 24,
  priceBreaks: [
    { from: 240, price: 7.5 },
    { from: 480, price: 7.2 },
  ],
}
const plain: PriceTerms = { price: 3, minQuantity: 7 }

/** A valid ladder with this number of price breaks. */
const steps = (many: number) =>
  Array.from({ length: many }, (_, step) => ({ from: 240 + step * 24, price: 7 - step / 10 }))

type Limit = readonly [expected: string, ask: (rules: Rules) => unknown, answer: unknown]

export const priceLimits: Limit[] = [
  ...[
    [1, 8],
    [239, 8],
    [240, 7.5],
    [241, 7.5],
    [479, 7.5],
    [480, 7.2],
    [481, 7.2],
    [1e6, 7.2],
  ].map(
    ([quantity = 0, price]) =>
      [`${quantity} units`, (rules: Rules) => rules.unitPriceAt(laddered, quantity), price] as const,
  ),
  ['without a ladder', ({ unitPriceAt }) => [1, 7, 1e9].map((quantity) => unitPriceAt(plain, quantity)), [3, 3, 3]],

  ['one below a step', ({ nextBreak }) => nextBreak(laddered, 239), { more: 1, price: 7.5 }],
  ['on a step', ({ nextBreak }) => nextBreak(laddered, 240), { more: 240, price: 7.2 }],
  ['one below the last step', ({ nextBreak }) => nextBreak(laddered, 479), { more: 1, price: 7.2 }],
  ['on the last step', ({ nextBreak }) => nextBreak(laddered, 480), undefined],
  ['no step to come', ({ nextBreak }) => nextBreak(plain, 1), undefined],

  ['the lowest price', ({ lowestPrice }) => [lowestPrice(laddered), lowestPrice(plain)], [7.2, 3]],

  ['a total of cents', ({ totalOf }) => totalOf(0.01, 1), '0.01'],
  ['a total below one', ({ totalOf }) => totalOf(0.1, 3), '0.30'],
  ['a total of whole dollars', ({ totalOf }) => totalOf(8, 100), '800.00'],
  ['a total that numbers cannot say', ({ totalOf }) => totalOf(8.29, 999_999_999), '8289999991.71'],
  ['a price finer than its currency', ({ totalOf }) => totalOf(1.005, 1000), '1005.000'],
  ['a total of yen', ({ totalOf }) => totalOf(120, 7, 'JPY'), '840'],
  ['a price finer than yen', ({ totalOf }) => totalOf(1.5, 3, 'JPY'), '4.5'],

  ['the minimum in broken cartons', ({ smallestOrder }) => smallestOrder(laddered), 120],
  ['the minimum in whole cartons', ({ smallestOrder }) => smallestOrder({ ...laddered, minQuantity: 120 }), 120],
  ['the minimum one above', ({ smallestOrder }) => smallestOrder({ ...laddered, minQuantity: 121 }), 144],
  ['the minimum without cartons', ({ smallestOrder }) => smallestOrder(plain), 7],

  ['a good ladder', ({ pricesProblems }) => pricesProblems(laddered), {}],
  ['no ladder', ({ pricesProblems }) => pricesProblems(plain), {}],
  ['no price', ({ pricesProblems }) => pricesProblems({ ...plain, price: 0 }), { price: 'Price must be more than 0.' }],
  [
    'nothing that is right',
    ({ pricesProblems }) => pricesProblems({ ...laddered, price: 0 }),
    { price: 'Price must be more than 0.', priceBreaks: 'From 240 units the price must be below 0.' },
  ],
  [
    'half a yen',
    ({ pricesProblems }) => pricesProblems({ ...plain, price: 2.5, priceBreaks: [{ from: 8, price: 1.5 }] }, 'JPY'),
    { price: 'Price must be a whole number.', priceBreaks: 'Price must be a whole number.' },
  ],
  ...(
    [
      [steps(8), undefined],
      [steps(9), 'Set at most 8 price breaks.'],
      [[{ from: 96, price: 7 }], 'A price break must start above 100 units.'],
      [[{ from: 120, price: 7 }], undefined],
      [[{ from: 121, price: 7 }], 'A price break must start at a multiple of 24 units.'],
      [[{ from: 120.5, price: 7 }], 'A price break must start at a whole number of units.'],
      [[{ from: 999_999_984, price: 7 }], undefined],
      [[{ from: 1_000_000_008, price: 7 }], 'A price break must start at a whole number of units.'],
      [[{ from: 120, price: 7.99 }], undefined],
      [[{ from: 120, price: 8 }], 'From 120 units the price must be below 8.'],
      [[{ from: 120, price: 7.999 }], 'Price may have at most 2 decimals.'],
      [[{ from: 120, price: 0 }], 'Price must be more than 0.'],
      [
        [
          { from: 240, price: 7 },
          { from: 240, price: 6 },
        ],
        'A price break must start above 240 units.',
      ],
      [
        [
          { from: 240, price: 7 },
          { from: 264, price: 7 },
        ],
        'From 264 units the price must be below 7.',
      ],
      [
        [
          { from: 240, price: 7 },
          { from: 264, price: 6.99 },
        ],
        undefined,
      ],
    ] as const
  ).map(
    ([priceBreaks, expected]) =>
      [
        JSON.stringify(priceBreaks),
        ({ pricesProblems }: Rules) => pricesProblems({ ...laddered, priceBreaks }).priceBreaks,
        expected,
      ] as const,
  ),
  ...(
    [
      [7, 'A price break must start above 7 units.'],
      [8, undefined],
      [9, undefined],
      [1e9, undefined],
    ] as const
  ).map(
    ([from, expected]) =>
      [
        `a step from ${from} without cartons`,
        ({ pricesProblems }: Rules) => pricesProblems({ ...plain, priceBreaks: [{ from, price: 2 }] }).priceBreaks,
        expected,
      ] as const,
  ),

  ...([99, 110, 120, 130, 144, 960, 961, 1000, 1001] as const).map(
    (quantity) =>
      [
        `${quantity} of 1000`,
        ({ purchaseProblem }: Rules) => purchaseProblem(quantity, { ...laddered, mainQuantity: 1000 })?.text,
        {
          99: 'You must buy at least 100 units.',
          110: 'Order in multiples of 24 units: 120.',
          130: 'Order in multiples of 24 units: 120 or 144.',
          961: 'Order in multiples of 24 units: 960 or 984.',
          1000: 'Order in multiples of 24 units: 984.',
          1001: 'Only 1000 units available in stock.',
        }[quantity as number],
      ] as const,
  ),
  ...(
    [
      [130, 144, 'Order in multiples of 24 units: 120 or 144.'],
      [130, 143, 'Order in multiples of 24 units: 120.'],
      [130, 130, 'Order in multiples of 24 units: 120.'],
      [130, 129, 'Only 129 units available in stock.'],
      [110, 119, 'Order in multiples of 24 units.'],
    ] as const
  ).map(
    ([quantity, mainQuantity, expected]) =>
      [
        `${quantity} of ${mainQuantity}`,
        ({ purchaseProblem }: Rules) => purchaseProblem(quantity, { ...laddered, mainQuantity })?.text,
        expected,
      ] as const,
  ),
  [
    'a carton that is the minimum',
    ({ purchaseProblem }) => purchaseProblem(100, { minQuantity: 96, mainQuantity: 100, orderMultiple: 24 })?.text,
    'Order in multiples of 24 units: 96.',
  ],
  [
    'less than the first carton',
    ({ purchaseProblem }) => purchaseProblem(5, { minQuantity: 0, mainQuantity: 100, orderMultiple: 24 })?.text,
    'Order in multiples of 24 units: 24.',
  ],
  [
    'cartons of one where the minimum is nothing',
    ({ purchaseProblem }) => purchaseProblem(3, { minQuantity: 0, mainQuantity: 3, orderMultiple: 2 })?.text,
    'Order in multiples of 2 units: 2.',
  ],
  [
    'any whole number without cartons',
    ({ purchaseProblem }) =>
      [0, 1, 1.5, 3, 4].map((quantity) => purchaseProblem(quantity, { minQuantity: 0, mainQuantity: 3 })?.code),
    ['invalid', undefined, 'invalid', undefined, 'insufficient_stock'],
  ],
  [
    'the step that stands in the way: none, the first, the second, the third',
    ({ wrongStepAt }) =>
      [undefined, 0, 1, 2].map((wrong) =>
        wrongStepAt({
          price: 8,
          minQuantity: 100,
          priceBreaks: [7, 6, 5].map((price, at) => ({ from: 101 + at, price: at === wrong ? 8 : price })),
        }),
      ),
    [-1, 0, 1, 2],
  ],
  [
    'cartons of one',
    ({ cartonsAround }) => cartonsAround(1, { minQuantity: 1, mainQuantity: 10 }),
    { multiple: 1, below: 1, above: 2 },
  ],
]
