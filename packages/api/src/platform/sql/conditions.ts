/** Collects conditions and numbers their parameters, after those of an earlier part of the statement. */
export class Conditions {
  readonly parameters: unknown[]
  readonly #parts: string[] = []

  constructor(parameters: unknown[] = []) {
    this.parameters = parameters
  }

  add(condition: (parameter: string) => string, value: unknown) {
    this.#parts.push(condition(this.parameter(value)))
    return this
  }

  parameter(value: unknown) {
    this.parameters.push(value)
    return `$${this.parameters.length}`
  }

  also(condition: string) {
    this.#parts.push(condition)
    return this
  }

  get where() {
    return this.#parts.length > 0 ? `WHERE ${this.#parts.join(' AND ')}` : ''
  }
}
