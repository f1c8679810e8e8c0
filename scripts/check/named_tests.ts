import { readFileSync } from 'node:fs'

/** Pages in docs/ name tests as [`name`][label], and say below which file a label stands for. */

export interface NamedTest {
  name: string
  label: string
}

export const namedTests = (text: string): NamedTest[] =>
  [...text.matchAll(/\[`([^`]+)`\]\[(\w+)\]/g)].map(([, name, label]) => ({ name: name!, label: label! }))

export class TestedPage {
  readonly text: string
  readonly files: ReadonlyMap<string, string>
  readonly #page: URL
  readonly #sources = new Map<string, string>()

  constructor(path: string) {
    this.#page = new URL(`../../${path}`, import.meta.url)
    this.text = readFileSync(this.#page, 'utf8')
    this.files = new Map(
      [...this.text.matchAll(/^\[(\w+)\]: (\S+\.test\.ts)$/gm)].map(([, label, path]) => [label!, path!]),
    )
  }

  /** What is wrong with naming this test, or null. */
  problemOf({ name, label }: NamedTest): string | null {
    const path = this.files.get(label)
    if (!path) return `[${label}] is not defined`
    const source = this.#sources.get(path) ?? readFileSync(new URL(path, this.#page), 'utf8')
    this.#sources.set(path, source)
    return hasTest(source, name) ? null : `"${name}" is no test of ${path}`
  }

  /** The labels that no test needs. */
  get unusedLabels(): string[] {
    const used = new Set(namedTests(this.text).map(({ label }) => label))
    return [...this.files.keys()].filter((label) => !used.has(label))
  }
}

const vocabulary = readFileSync(new URL('../../packages/contract/src/vocabulary.ts', import.meta.url), 'utf8')

/** In a name that is built, what is filled in must stand in the file, or be a word of the contract's vocabulary. */
export function hasTest(source: string, name: string): boolean {
  const calls = source.matchAll(/\btest\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)
  return [...calls].some(([, quote, written]) => {
    const parts = quote === '`' ? written!.split(/\$\{[^}]*\}/) : [written!]
    const match = new RegExp(`^${parts.map(literally).join('(.+)')}$`).exec(name)
    return (
      match?.slice(1).every((filling) => source.includes(filling) || vocabulary.includes(`'${filling}'`)) ??
      false
    )
  })
}

const literally = (source: string) =>
  source.replaceAll(/\\(.)/g, '$1').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
