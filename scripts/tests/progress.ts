import type { FileResult } from './run_files.ts'

/** What a run prints: failures as they come, how far it is, and in the end the total and the slowest files. */
export class Progress {
  readonly #began = performance.now()
  readonly #total: number
  readonly #results: FileResult[] = []
  #told = 0

  constructor(total: number) {
    this.#total = total
  }

  add(result: FileResult) {
    this.#results.push(result)
    for (const { name, error } of result.failures) {
      this.#clear()
      console.log(`\n✖ ${result.file}\n  ${name}\n${indent(error)}\n`)
    }
    this.#tell()
  }

  /** True when everything passed. */
  end(): boolean {
    this.#clear()
    const count = (of: (result: FileResult) => number) =>
      this.#results.reduce((sum, result) => sum + of(result), 0)
    const failed = count(({ failures }) => failures.length)
    const skipped = this.#results.flatMap(({ file, skipped }) => skipped.map((name) => `${file}: ${name}`))
    const broken = this.#results.filter(({ failures }) => failures.length > 0)
    console.log(`\n${this.#results.length} files in ${clock(this.#seconds())}. The slowest:`)
    for (const { file, seconds } of this.#results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`)
    if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`)
    if (broken.length > 0) console.log(`\nFailed:\n  ${broken.map(({ file }) => file).join('\n  ')}`)
    console.log(`\n${count(({ passed }) => passed)} passed, ${failed} failed, ${skipped.length} skipped`)
    return failed === 0 && this.#results.length === this.#total
  }

  /** A line that is rewritten in a terminal; elsewhere one every twenty seconds. */
  #tell() {
    const line = `${this.#results.length} of ${this.#total} files, ${clock(this.#seconds())}`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}`)
    else if (this.#seconds() - this.#told >= 20) {
      this.#told = this.#seconds()
      console.log(line)
    }
  }

  #clear() {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K')
  }

  #seconds() {
    return (performance.now() - this.#began) / 1000
  }
}

const indent = (text: string) => text.replaceAll(/^/gm, '    ')
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
