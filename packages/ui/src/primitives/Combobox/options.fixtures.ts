import type { ComboboxOption, ComboboxOptions } from './option.ts'

export const ports: readonly ComboboxOption[] = [
  { value: 'BDCGP', label: 'Chattogram', hint: 'Bangladesh' },
  { value: 'BDMGL', label: 'Mongla', hint: 'Bangladesh' },
  { value: 'BRSSZ', label: 'São Paulo (Santos)', hint: 'Brazil' },
  { value: 'CNSHA', label: 'Shanghai', hint: 'China' },
  { value: 'LKCMB', label: 'Colombo', hint: 'Sri Lanka', isDisabled: true },
  { value: 'SGSIN', label: 'Singapore', hint: 'Singapore' },
  { value: 'TRIZM', label: 'İzmir', hint: 'Türkiye' },
  { value: 'AEJEA', label: 'جبل علي', hint: 'الإمارات' },
  { value: 'INCCU', label: 'কলকাতা, ঘাট ১২', hint: 'ভারত' },
]

export const grouped: ComboboxOptions = [
  { value: 'any', label: 'Any carrier' },
  {
    label: 'By sea',
    options: [
      { value: 'lcl', label: 'Part of a container', hint: '18 to 32 days' },
      { value: 'fcl', label: 'A whole container', hint: '18 to 32 days' },
    ],
  },
  {
    label: 'By air',
    options: [
      { value: 'std', label: 'Standard', hint: '5 to 8 days' },
      { value: 'exp', label: 'Express', hint: '1 to 3 days' },
    ],
  },
]

export const many: readonly ComboboxOption[] = Array.from({ length: 1_200 }, (_, index) => ({
  value: `sku-${index}`,
  label: `Carton ${index + 1}`,
}))

export const long: readonly ComboboxOption[] = [
  {
    value: 'long',
    label: 'Warehouse of the united importers of industrial machinery, tools and spare parts, north gate',
    hint: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
  },
  { value: 'short', label: 'Depot' },
]
