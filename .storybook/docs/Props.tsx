import type { Prop } from '../../packages/ui/scripts/reference.ts'
import { componentReference } from './component-reference.ts'
import { Code, Table, TextWithCode } from './Table.tsx'

/** All that a component takes, exports and says, read from its types. */
export function Props({ of }: { of: string }) {
  const { entry, parts, functions, types, words } = componentReference(of)
  const behind = types.filter(
    ({ name }) => !parts.some((part) => name === `${part.name}Props`) && !name.endsWith('Labels'),
  )
  return (
    <>
      {parts.map((part) => (
        <div key={part.name}>
          <h3>{part.name}</h3>
          <p>
            <TextWithCode>{part.summary}</TextWithCode>
          </p>
          {part.props.length > 0 && (
            <Table label={`Props of ${part.name}`} head={['Prop', 'Type', 'What']} rows={part.props.map(rowOf)} />
          )}
          <p>{native(part.native)}</p>
        </div>
      ))}
      {functions.length > 0 && (
        <Table
          label={`Functions of ${of}`}
          head={['Function', 'Type', 'What']}
          rows={functions.map(({ name, text, summary }) => ({
            key: name,
            cells: [
              <Code key={name}>{name}</Code>,
              <Code key={text}>{text}</Code>,
              <TextWithCode key="about">{summary}</TextWithCode>,
            ],
          }))}
        />
      )}
      {behind.length > 0 && (
        <Table
          label={`Types of ${of}`}
          head={['Type', 'Stands for', 'What']}
          rows={behind.map(({ name, text, description }) => ({
            key: name,
            cells: [
              <Code key={name}>{name}</Code>,
              <Code key={text}>{text}</Code>,
              <TextWithCode key="about">{description}</TextWithCode>,
            ],
          }))}
        />
      )}
      {Object.entries(words).map(([part, texts]) => (
        <Table
          key={part}
          label={`Words of ${part}`}
          head={['labels', `What ${part} says in English`]}
          rows={Object.entries(texts).map(([key, word]) => ({ key, cells: [<Code key={key}>{key}</Code>, word] }))}
        />
      ))}
      <p>
        All of it comes from <Code>{entry}</Code>.
      </p>
    </>
  )
}

const ownWords = 'Words for this one place, over those of the provider: as many of them as you like.'

function rowOf(prop: Prop) {
  const about = [
    prop.name === 'labels' && prop.description === '' ? ownWords : prop.description,
    prop.isInSome ? 'In some of its shapes only.' : '',
    prop.default === undefined ? '' : `Else ${prop.default}.`,
  ]
  return {
    key: prop.name,
    cells: [
      <span key="name" className="whitespace-nowrap">
        <Code>{prop.name}</Code>
        {prop.isRequired && <span className="ms-1.5 text-arot-12 text-arot-signal-strong">required</span>}
      </span>,
      <Code key="type">{prop.type}</Code>,
      <TextWithCode key="about">{about.filter((text) => text !== '').join(' ')}</TextWithCode>,
    ],
  }
}

function native(element: string | undefined) {
  if (element === undefined) return 'Takes nothing else.'
  if (['input', 'select', 'textarea'].includes(element)) {
    return `Every other attribute of ${element} and ref reach that element, className the outermost one.`
  }
  if (element === 'element') return 'Every other attribute, className and ref reach its outermost element.'
  return `Every other attribute of ${element}, className and ref reach that element.`
}
