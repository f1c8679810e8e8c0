/** Steps of time that a use must last before it counts as steady. */
const steps = 10

/**
 * How many tokens a caller spends in every step of time, at the least: a burst is not steady. Whoever leases ahead
 * only what is steady takes nothing from other servers that they might need.
 */
export class SteadyUse {
  readonly #stepMs: number
  readonly #spent: number[] = Array(steps + 1).fill(0)
  #step = 0

  constructor(stepMs: number) {
    this.#stepMs = stepMs
  }

  count(elapsedMs: number) {
    this.#moveTo(elapsedMs)
    const at = this.#step % this.#spent.length
    this.#spent[at] = this.#spent[at]! + 1
  }

  /** Of the steps that are over; the present one has not had its time yet. */
  perStep(elapsedMs: number): number {
    this.#moveTo(elapsedMs)
    const present = this.#step % this.#spent.length
    return Math.min(...this.#spent.filter((_, at) => at !== present))
  }

  #moveTo(elapsedMs: number) {
    const step = Math.floor(elapsedMs / this.#stepMs)
    const passed = Math.min(step - this.#step, this.#spent.length)
    for (let back = 0; back < passed; back++) this.#spent[(step - back) % this.#spent.length] = 0
    this.#step = Math.max(step, this.#step)
  }
}
