import { describe, expect, it } from 'vitest'
import trade from '../../trade/reference.json' with { type: 'json' }
import ui from '../reference.json' with { type: 'json' }

/** What hosts meet, as the compiler says it; the reference is kept up to date by a check of its own. */
type Prop = { name: string; type: string }
type Part = { name: string; props: Prop[]; native?: string }

const components = [...ui.components, ...trade.components]
const parts: [string, Part][] = components.flatMap(({ parts }) => parts.map((part) => [part.name, part] as const))
const propsOf = ({ props }: Part) => new Map(props.map((prop) => [prop.name, prop.type]))

const exported = new Set(
  components.flatMap(({ types, parts }) => [
    ...types.map(({ name }) => name),
    ...parts.map(({ name }) => `${name}Props`),
  ]),
)

/** From the index of either library, for all components. */
const common = [
  'AcceptMany',
  'Act',
  'CellChange',
  'ChangeCells',
  'FieldError',
  'Form',
  'FormAnswer',
  'FormErrors',
  'HeadingLevel',
  'ImportResult',
  'LinkProps',
  'MessageTone',
  'Messages',
  'NotificationEntry',
  'NotificationKind',
  'Offer',
  'OfferAct',
  'OfferSide',
  'OfferState',
  'OfferTerms',
  'OfferVersion',
  'Order',
  'OrderAct',
  'OrderAnswer',
  'OrderNote',
  'OrderRefusal',
  'OrderSide',
  'OrderState',
  'PictureSources',
  'PriceBreak',
  'PriceSort',
  'Product',
  'ProductSupplier',
  'SendImport',
  'SupplierEntry',
  'Tone',
  'ValidateCell',
  'Verification',
  'VerificationRequest',
]

/** React's, TypeScript's and the browser's. */
const given = [
  'ComponentType',
  'Date',
  'Exclude',
  'Extract',
  'File',
  'HTMLElement',
  'Omit',
  'Partial',
  'Pick',
  'Promise',
  'ReactElement',
  'ReactNode',
  'Record',
  'Ref',
  'RefObject',
]

/** It keeps nothing and changes nothing, or shows what its host alone knows: what a list is asked, what a server has kept. */
const onlyShown = ['Rating', 'FilterChips', 'OfferFilters', 'OrderFilters', 'NotificationSettings']

/** What has no element of its own: a provider, a part of another's, or one whose image comes and goes. */
const withoutElement = [
  'AlertsProvider',
  'ArotProvider',
  'BulkAction',
  'CheckoutDialog',
  'OfferDialog',
  'DeclineOrderDialog',
  'MenuItem',
  'Picture',
  'OfferDialog',
  'ShipOrderDialog',
  'ToastProvider',
  'Tooltip',
]

describe.each(parts)('%s', (name, part) => {
  const props = propsOf(part)

  it('takes its words in part', () => {
    expect(props.get('labels') ?? 'Partial<').toMatch(/^Partial<|labels'\]$/)
  })

  it('tells a value as one thing, and keeps it where the host does not', () => {
    if (!props.has('value') || onlyShown.includes(name)) return
    expect([...props.keys()]).toEqual(expect.arrayContaining(['defaultValue', 'onValueChange']))
  })

  it('opens and closes in one way', () => {
    expect(props.has('isOpen')).toBe(props.has('onOpenChange'))
  })

  it('has no second word for what has one', () => {
    const others = [...props.keys()].filter((prop) =>
      /^(is\w*(Retrying|Busy)|is\w+Pending|on(Change|CheckedChange|Press))$/.test(prop),
    )
    expect(others).toEqual([])
  })

  it('has the tones that all have', () => {
    const tones = [...(props.get('tone') ?? '').matchAll(/'([a-z]+)'/g)].map(([, tone]) => tone)
    for (const tone of tones) expect(['neutral', 'brand', 'info', 'success', 'warning', 'error']).toContain(tone)
  })

  it('lets the page say the level of its heading', () => {
    expect(props.get('headingLevel') ?? 'HeadingLevel').toMatch(/^(1 \| )?HeadingLevel$|headingLevel'\]$/)
  })

  it('hands what it does not know to its element, and its ref', () => {
    const takesNothing = withoutElement.includes(name) || part.props.length === 0
    expect(part.native !== undefined || takesNothing).toBe(true)
  })

  it('exports every type that it names', () => {
    const named = [...props.values()].flatMap((type) => type.replace(/'[^']*'/g, '').match(/\b[A-Z][A-Za-z]+/g) ?? [])
    const unknown = named.filter(
      (type) => !exported.has(type) && ![...common, ...given, 'Value', 'Row', 'Component'].includes(type),
    )
    expect(unknown).toEqual([])
  })
})

/** Of the types themselves: what they are made for. */
const parameters = ['Field', 'Name', 'Row', 'Value']
/** React's and the browser's, beside what props name. */
const globalTypes = ['AbortSignal', 'Context', 'Map']

it.each(components)('$name exports every type that its functions and types name', ({ functions, types }) => {
  // Props repeat React's own types, and words are listed one by one.
  const plain = types.filter(({ name }) => !/(Props|Labels)$/.test(name))
  const available = new Set([...exported, ...common, ...given, ...globalTypes, ...parameters])
  const unknown = [...functions, ...plain].flatMap(({ name, text }) =>
    (text.replace(/'[^']*'|"[^"]*"/g, '').match(/\b[A-Z][A-Za-z]+/g) ?? [])
      .filter((type) => !available.has(type))
      .map((type) => `${name}: ${type}`),
  )
  expect(unknown).toEqual([])
})

const inputs = [
  'Combobox',
  'DateField',
  'MultiSelect',
  'NumberInput',
  'PasswordInput',
  'QuantityStepper',
  'Select',
  'TextInput',
]

it('tells the value of everything that is typed into or chosen from', () => {
  const silent = [...inputs, 'TextArea'].filter(
    (name) => !propsOf(parts.find(([one]) => one === name)?.[1] as Part).has('onValueChange'),
  )
  expect(silent).toEqual([])
})

it('sizes what stands on one line with a button', () => {
  const sized = parts.filter(([, part]) => propsOf(part).has('size')).map(([name]) => name)
  expect(sized).toEqual(expect.arrayContaining(['Button', 'IconButton', ...inputs]))
})
