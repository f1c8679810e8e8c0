import { run } from './run.ts'

/**
 * A test that fails anyhow would notice every mutant. Each test file therefore runs once without a mutant, when the
 * first mutant asks it: a run of a few mutants waits for few tests.
 */
export class Baseline {
  readonly #runs = new Map<string, Promise<void>>()

  /** Throws when one of the tests fails without a mutant. */
  async check(tests: string[]): Promise<void> {
    const fresh = tests.filter((test) => !this.#runs.has(test))
    if (fresh.length > 0) {
      const checked = checkAll(fresh)
      for (const test of fresh) this.#runs.set(test, checked)
    }
    await Promise.all(tests.map((test) => this.#runs.get(test)))
  }
}

async function checkAll(tests: string[]): Promise<void> {
  const { killedBy } = await run(tests)
  if (killedBy !== undefined) throw new Error(`Without a mutant this test fails already: ${killedBy}`)
}
