import { isTest, type SourceFile, withoutComments } from './source_files.ts'

/** What may stand in which file. A rule refuses what it finds in the files it is about. */

interface Rule {
  name: string
  about: (path: string) => boolean
  refuses: RegExp
}

/** The examples of the reference do not read it: they show how readers do. */
const environment =
  /^packages\/(server\/src\/(config|faces\/reference\/examples\/typescript)\.ts|cli\/bin\/foyer\.js)$/

const sqlFiles =
  /\/(db|operator|demo)\/|\/((?:\w+_)?repository|record|links|of_agent|full_text|seed|agent_row|definition|forget)\.ts$|\/people\/storage\.ts$|\/http\/(key_ring|rate_limit|idempotency|health|paging)\.ts$/

const inEngine = (path: string) => path.startsWith('packages/engine/src/') && !isTest(path)

const rules: Rule[] = [
  {
    name: 'only config.ts reads the environment',
    about: (path) => path.startsWith('packages/') && !environment.test(path) && !isTest(path),
    refuses: /\bprocess\.env\b/g,
  },
  {
    name: 'SQL stands in repositories and in the few files that scripts/check/words.ts names',
    about: (path) => path.startsWith('packages/') && !sqlFiles.test(path) && !isTest(path),
    refuses: /\b(sql|system|session)(<[^`;]*>)?`|\.unsafe\(/g,
  },
  {
    name: 'the engine has no clock: times are passed in',
    about: inEngine,
    refuses: /\bnew Date\b|\bDate[.(]|\bTemporal\.|\bperformance\.\w/g,
  },
  { name: 'the engine has no chance: draws are passed in', about: inEngine, refuses: /\bMath\.random\b/g },
  { name: 'the engine has no surroundings', about: inEngine, refuses: /\bprocess\.\w|\bglobalThis\b/g },
  {
    name: 'the engine has no default language: name the locale',
    about: inEngine,
    refuses: /\bIntl\.\w+\((\)|undefined|\[\])|\.toLocale\w+\((\)|undefined)|\.localeCompare\([^,()]*\)/g,
  },
]

export function wordProblems(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const applying = rules.filter((rule) => rule.about(path))
    if (applying.length === 0) return []
    const code = withoutComments(text)
    return applying.flatMap(({ name, refuses }) =>
      [...code.matchAll(refuses)].map(
        ({ 0: found, index }) => `${path}:${lineOf(code, index)} ${found}: ${name}`,
      ),
    )
  })
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

const vague = /(^|\/)(shared|commons?|utils?|helpers?|misc)(\/|\.[a-z.]+$)/

/** A name that says nothing collects everything. `common.ts` of the contract holds what every schema is made of. */
export function nameProblems(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => vague.test(path) && path !== 'packages/contract/src/common.ts')
    .map(({ path }) => `${path}: name it after what is in it`)
}

const mostLines = 1000

/** Longer is a list, which belongs in a file of data, or several things. */
export function lengthProblems(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^packages\/[^/]+\/src\//.test(path) && !path.endsWith('.gen.ts'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path}: ${lines} lines, ${mostLines} at most`)
}
