// For a host with `exactOptionalPropertyTypes` what it may leave out it may also not know yet: every optional prop takes
// `undefined`. Nothing runs here; tsconfig.exact.json judges it.
import type * as library from '../src/index.ts'

type Library = typeof library

/** A component's; what else the library has begins with a small letter. */
type PropsOf<Name extends keyof Library> =
  Name extends Capitalize<Name> ? (Library[Name] extends (props: infer Props) => unknown ? Props : never) : never

/** The props that may be left out and do not take `undefined`, of every shape that a component's props have. */
type Refusing<Props> = Props extends unknown ? { [Prop in keyof Props]-?: RefusedOf<Props, Prop> }[keyof Props] : never

type RefusedOf<Props, Prop extends keyof Props> =
  Partial<Pick<Props, Prop>> extends Pick<Props, Prop>
    ? { [Left in Prop]: undefined } extends Pick<Props, Prop>
      ? never
      : Prop
    : never

type Faults = {
  [Name in keyof Library as [Refusing<PropsOf<Name>>] extends [never] ? never : Name]: Refusing<PropsOf<Name>>
}

/** Does not compile while one refuses: the message names the component and the prop. */
export const faults: Faults = {}
