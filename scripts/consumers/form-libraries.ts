// A form with every field, in react-hook-form and in TanStack Form, filled in like a user does.
import type { Locator, Page } from 'playwright'
import type { Check } from '../package/report.ts'

type Visit = <T>(address: string, look: (page: Page) => Promise<T>) => Promise<T>

const libraries = ['react-hook-form', 'tanstack-form']
const fault = 'Fill this in'

type FormField = {
  name: string
  /** The element that gets the focus of the field. */
  control: (page: Page) => Locator
  /** Fills the field in by keyboard or pointer. */
  fill: (control: Locator, page: Page) => Promise<unknown>
  /** Its value in the form library, as the page shows it. */
  value: unknown
  /** The values that the browser submits. */
  sent: string[]
}

const byLabel = (label: string) => (page: Page) => page.getByLabel(label, { exact: true })
const type = (text: string) => (control: Locator) => control.fill(text)
const check = (control: Locator) => control.check()

/** In the order of the form. */
const fields: FormField[] = [
  { name: 'name', control: byLabel('Name'), fill: type('Jute'), value: 'Jute', sent: ['Jute'] },
  { name: 'password', control: byLabel('Password'), fill: type('s3cret'), value: 's3cret', sent: ['s3cret'] },
  {
    name: 'country',
    control: byLabel('Country'),
    fill: (control) => control.selectOption('Nepal'),
    value: 'np',
    sent: ['np'],
  },
  { name: 'hasAgreed', control: byLabel('Agreed'), fill: check, value: true, sent: ['on'] },
  { name: 'description', control: byLabel('Description'), fill: type('Raw'), value: 'Raw', sent: ['Raw'] },
  { name: 'price', control: byLabel('Price'), fill: type('1.234,5'), value: 1234.5, sent: ['1234.5'] },
  { name: 'quantity', control: byLabel('Quantity'), fill: type('1.200'), value: 1200, sent: ['1200'] },
  { name: 'from', control: byLabel('From'), fill: type('2026-12-01'), value: '2026-12-01', sent: ['2026-12-01'] },
  { name: 'port', control: byLabel('Port'), fill: type('Chattogram'), value: 'BDCGP', sent: ['BDCGP'] },
  {
    name: 'markets',
    control: (page) => page.getByRole('combobox', { name: 'Markets' }),
    async fill(control, page) {
      for (const market of ['America', 'Europe']) {
        await control.click()
        await page.getByRole('option', { name: market }).click()
      }
    },
    value: ['us', 'eu'],
    sent: ['us', 'eu'],
  },
  {
    name: 'delivery',
    control: byLabel('By road'),
    fill: (_, page) => page.getByLabel('By sea').check(),
    value: 'sea',
    sent: ['sea'],
  },
  {
    name: 'notifications',
    control: byLabel('When it is shipped'),
    async fill(control, page) {
      await page.getByLabel('When it is delayed').check()
      await control.check()
    },
    value: ['delayed', 'shipped'],
    sent: ['shipped', 'delayed'],
  },
  {
    name: 'rating',
    control: byLabel('1 star'),
    fill: (_, page) => page.getByLabel('4 stars').check(),
    value: 4,
    sent: ['4'],
  },
  {
    name: 'papers',
    control: byLabel('Papers'),
    fill: (control) =>
      control.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('1') }),
    value: ['invoice.pdf'],
    sent: ['invoice.pdf'],
  },
  { name: 'isPublic', control: byLabel('Public'), fill: check, value: true, sent: ['on'] },
]

export function formLibrariesHold(address: string, visit: Visit): Check[] {
  return libraries.flatMap((library) => {
    const at = (name: string, look: (page: Page) => Promise<string[]>) => ({
      name: `${library}: ${name}`,
      run: () => visit(`${address}?library=${library}`, look),
    })
    return [
      at('the first fault has the focus until all are filled in, and a reset empties all', sendUntilRight),
      at('a field says what it lacks when it is left, and no longer when it is left with a value', leaveEach),
      at('nothing of a disabled form can be changed', disableAll),
      ...(library === 'react-hook-form' ? [at('the fault of a server is shown and has the focus', refuse)] : []),
    ]
  })
}

async function sendUntilRight(page: Page) {
  const problems: string[] = []
  for (const { name, control, fill } of fields) {
    await press(page, 'Send')
    const faulty = control(page)
    if (!(await hasFocus(faulty))) problems.push(`the focus is not in ${name}, it is in ${await readFocus(page)}`)
    if (!(await describes(faulty))) problems.push(`${name} does not say what it lacks`)
    await fill(faulty, page)
  }
  await press(page, 'Send')
  const values: Record<string, unknown> = await read(page, 'Values')
  const expected = fields.map(({ name, value }) => [name, value])
  problems.push(
    ...unlike(
      'the form has',
      expected,
      fields.map(({ name }) => [name, shorten(values[name])]),
    ),
  )
  const sent = fields.flatMap((field) => field.sent.map((value) => [field.name, value]))
  problems.push(...unlike('FormData has', sent, await readFormData(page)))
  return [...problems, ...(await startOver(page))]
}

async function startOver(page: Page) {
  const problems: string[] = []
  await press(page, 'Start over')
  if ((await read(page, 'Dirty')) !== false) problems.push('the form counts as changed after the reset')
  const texts = ['name', 'description', 'password', 'price', 'quantity', 'from', 'port', 'markets']
  for (const { name, control } of fields) {
    const isEmpty = texts.includes(name)
      ? (await control(page).inputValue()) === ''
      : !(await control(page).evaluate((element: HTMLInputElement) => element.checked))
    if (!isEmpty) problems.push(`${name} still shows its value after the reset`)
  }
  const left = (await readFormData(page)).filter(([, value]) => value !== '')
  return [...problems, ...unlike('FormData has, after the reset,', [], left)]
}

async function leaveEach(page: Page) {
  const problems: string[] = []
  const faults = page.getByText(fault)
  const leave = () => page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const { name, control, fill } of fields) {
    await control(page).focus()
    if ((await faults.count()) > 0) problems.push(`${name} lacks something before it is left`)
    await leave()
    await faults.waitFor({ timeout: 60_000 }).catch(() => problems.push(`${name} does not say what it lacks`))
    await control(page).focus()
    await fill(control(page), page)
    await leave()
    await faults.waitFor({ state: 'detached', timeout: 60_000 }).catch(() => problems.push(`${name} is still faulty`))
    if (problems.length > 0) await press(page, 'Start over')
  }
  return problems
}

async function disableAll(page: Page) {
  await press(page, 'Disable')
  const problems: string[] = []
  for (const { name, control } of fields) {
    if (await control(page).isEnabled()) problems.push(`${name} is not disabled`)
  }
  const more = page.getByRole('button', { name: 'One unit more' })
  await more.dispatchEvent('click')
  const quantity = await byLabel('Quantity')(page).inputValue()
  return [...problems, ...unlike('Quantity is', '', quantity), ...unlike('FormData has', [], await readFormData(page))]
}

async function refuse(page: Page) {
  await press(page, 'Refuse the delivery')
  await page.getByRole('radiogroup', { name: 'Delivery' }).getByText('No ship sails there').waitFor()
  return (await hasFocus(byLabel('By road')(page))) ? [] : [`the focus is in ${await readFocus(page)}`]
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement)
const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
const read = async (page: Page, label: string) => JSON.parse((await page.getByLabel(label).textContent()) || 'null')

/** The error that a screen reader reads with the control or its group. */
function describes(control: Locator) {
  return control.evaluate((element, text) => {
    const described = element.closest('[aria-describedby]')
    const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.some((id) => document.getElementById(id)?.textContent === text)
  }, fault)
}

async function readFormData(page: Page): Promise<[string, string][]> {
  await press(page, 'Read FormData')
  return read(page, 'FormData')
}

/** Replaces files by their names. */
function shorten(value: unknown) {
  return Array.isArray(value) ? value.map((item) => item.name ?? item) : value
}

function unlike(what: string, expected: unknown, found: unknown) {
  const [wanted, read] = [JSON.stringify(expected), JSON.stringify(found)]
  return wanted === read ? [] : [`${what} ${read}, not ${wanted}`]
}
