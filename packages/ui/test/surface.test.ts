import { describe, expect, it } from 'vitest'
import trade from '../../trade/reference.json' with { type: 'json' }
import ui from '../reference.json' with { type: 'json' }

/** The public surface from the reference, which another check keeps up to date. */
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

/** Types from the index of a library, for all components. */
const common = [
  'AcceptMany',
  'Act',
  'CellChange',
  'ChangeCells',
  'ColumnWidths',
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

/** Types of React, TypeScript and the browser. */
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
  'Readonly',
  'ReactElement',
  'ReactNode',
  'Record',
  'Ref',
  'RefObject',
]

/** Components that are only controlled, because they change nothing or show state that only the host has. */
const onlyShown = ['Rating', 'FilterChips', 'OfferFilters', 'OrderFilters', 'NotificationSettings']

/** Components without an element of their own: providers, parts of others, or with an image that comes and goes. */
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

  it('accepts partial labels', () => {
    expect(props.get('labels') ?? 'Partial<').toMatch(/^Partial<|labels'\]$/)
  })

  it('can be controlled or uncontrolled', () => {
    if (!props.has('value') || onlyShown.includes(name)) return
    expect([...props.keys()]).toEqual(expect.arrayContaining(['defaultValue', 'onValueChange']))
  })

  it('has isOpen together with onOpenChange', () => {
    expect(props.has('isOpen')).toBe(props.has('onOpenChange'))
  })

  it('has no second name for a common prop', () => {
    const others = [...props.keys()].filter((prop) =>
      /^(is\w*(Retrying|Busy)|is\w+Pending|on(Change|CheckedChange|Press))$/.test(prop),
    )
    expect(others).toEqual([])
  })

  it('has only common tones', () => {
    const tones = [...(props.get('tone') ?? '').matchAll(/'([a-z]+)'/g)].map(([, tone]) => tone)
    for (const tone of tones) expect(['neutral', 'brand', 'info', 'success', 'warning', 'error']).toContain(tone)
  })

  it('lets the page set the level of its heading', () => {
    expect(props.get('headingLevel') ?? 'HeadingLevel').toMatch(/^(1 \| )?HeadingLevel$|headingLevel'\]$/)
  })

  it('passes other props and its ref to its element', () => {
    const takesNothing = withoutElement.includes(name) || part.props.length === 0
    expect(part.native !== undefined || takesNothing).toBe(true)
  })

  it('exports every type in its props', () => {
    const named = [...props.values()].flatMap((type) => type.replace(/'[^']*'/g, '').match(/\b[A-Z][A-Za-z]+/g) ?? [])
    const unknown = named.filter(
      (type) => !exported.has(type) && ![...common, ...given, 'Value', 'Row', 'Component'].includes(type),
    )
    expect(unknown).toEqual([])
  })
})

/** Type parameters. */
const parameters = ['Field', 'Name', 'Row', 'Value']
/** More types of React and the browser. */
const globalTypes = ['AbortSignal', 'Context', 'Map']

it.each(components)('$name exports every type that its functions and types name', ({ functions, types }) => {
  // Props repeat React's own types, and labels are listed separately.
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

it('has onValueChange on every input', () => {
  const silent = [...inputs, 'TextArea'].filter(
    (name) => !propsOf(parts.find(([one]) => one === name)?.[1] as Part).has('onValueChange'),
  )
  expect(silent).toEqual([])
})

it('has a size on every component of one line', () => {
  const sized = parts.filter(([, part]) => propsOf(part).has('size')).map(([name]) => name)
  expect(sized).toEqual(expect.arrayContaining(['Button', 'IconButton', ...inputs]))
})
