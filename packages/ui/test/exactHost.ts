// Every optional prop must accept `undefined`, for hosts with `exactOptionalPropertyTypes`. Nothing runs here;
// tsconfig.exact.json checks the types.
import type * as library from '../src/index.ts'

type Library = typeof library

/** The props of a component. Other exports begin with a small letter. */
type PropsOf<Name extends keyof Library> =
  Name extends Capitalize<Name> ? (Library[Name] extends (props: infer Props) => unknown ? Props : never) : never

/** The optional props that do not accept `undefined`, in every shape of a component's props. */
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

/** Does not compile if one refuses `undefined`. The message names the component and the prop. */
export const faults: Faults = {}
