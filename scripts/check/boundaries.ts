import { cyclesIn } from './cycles.ts'
import { type Import, importsOf } from './imports.ts'
import type { Packages } from './packages.ts'
import { isTest, type SourceFile } from './source_files.ts'

/** Who may import whom. A rule refuses what its pattern finds in `<from> -> <to> <kind>`. */

interface Rule {
  name: string
  refuses: RegExp
  /** Rules of the product's own code leave tests and what only tests use in peace. */
  alsoTests?: true
  allowed?: Exception[]
}

interface Exception {
  from: string
  to: string
  because: string
}

const rules: Rule[] = [
  {
    name: 'contract imports nothing of ours',
    refuses: /^packages\/contract\/\S+ -> packages\/(?!contract\/)/,
    alsoTests: true,
  },
  {
    name: 'engine imports only the vocabulary of the contract, and nothing from outside',
    refuses: /^packages\/engine\/\S+ -> (?!packages\/engine\/|packages\/contract\/src\/vocabulary\.ts )/,
  },
  {
    name: 'server imports engine and contract',
    refuses: /^packages\/server\/\S+ -> packages\/(?!server\/|engine\/|contract\/)/,
    alsoTests: true,
  },
  {
    name: 'the SDK imports no other package; the widget imports the contract and the SDK’s parser of server-sent events',
    refuses:
      /^packages\/(sdk\/\S+ -> packages\/(?!sdk\/)|widget\/\S+ -> packages\/(?!widget\/|contract\/|sdk\/src\/server_sent_events\.ts ))/,
  },
  {
    name: 'the SDK is installed alone: it needs neither npm nor Node',
    refuses: /^packages\/sdk\/\S+ -> (npm:|node:)/,
  },
  {
    name: 'the dashboard is a client: it knows the SDK, and of the contract the types and the plain words',
    refuses:
      /^packages\/dashboard\/\S+ -> packages\/(?!dashboard\/|sdk\/src\/index\.ts |contract\/src\/vocabulary\.ts |contract\/\S+ type$)/,
  },
  {
    name: 'the widget is small: of the contract it takes types, and of npm nothing',
    refuses: /^packages\/widget\/src\/\S+ -> (packages\/contract\/\S+ (?!type$)|npm:|node:)/,
  },
  {
    name: 'journeys see what a person sees: they import nothing of the product',
    refuses: /^e2e\/\S+ -> packages\//,
    alsoTests: true,
  },
  {
    name: 'nothing but the command line loads the server, and the tests of the SDK',
    refuses: /^packages\/(?!server\/|cli\/|sdk\/src\/(testing\/|\w+\.test\.ts ))\S+ -> packages\/server\//,
    alsoTests: true,
  },
  {
    name: 'the command line loads the server lazily, when a command needs it',
    refuses: /^packages\/cli\/\S+ -> packages\/server\/\S+ value$/,
  },
  {
    name: 'storage knows neither HTTP nor resources',
    refuses: /^packages\/server\/src\/db\/\S+ -> packages\/server\/src\/(http|resources|operator|demo)\//,
  },
  {
    name: 'HTTP knows no resource',
    refuses: /^packages\/server\/src\/http\/\S+ -> packages\/server\/src\/(resources|operator|demo)\//,
  },
  {
    name: 'resources are not for the operator alone: they know neither operator nor demo',
    refuses: /^packages\/server\/src\/resources\/\S+ -> packages\/server\/src\/(operator|demo)\//,
  },
  {
    name: 'routes only bind: storage and other slices are for the service',
    refuses:
      /\/resources\/(\w+)\/routes\.ts -> (packages\/server\/src\/(db|resources\/(?!\1\/))|\S+\/repository\.ts )/,
  },
  {
    name: 'rules are pure: they touch no storage',
    refuses: /\/resources\/\w+\/rules\.ts -> (packages\/server\/src\/db\/|\S+\/repository\.ts )/,
  },
  {
    name: 'what serves the tests is for tests only',
    refuses: /^packages\/\S+ -> packages\/\S+\/testing[/.]/,
  },
  { name: 'an import names its module', refuses: / -> a computed path / },
]

export function boundaryProblems(files: SourceFile[], packages: Packages): string[] {
  const imports = files.flatMap((file) => importsOf(file, packages.entrances))
  return [
    ...imports.flatMap((each) =>
      rules.filter((rule) => breaks(each, rule)).map((rule) => tell(each, rule.name)),
    ),
    ...unusedExceptions(imports),
    ...undeclared(imports, packages),
    ...cyclesIn(imports).map((cycle) => `imports go in a circle: ${cycle.join(' -> ')}`),
  ]
}

function breaks(each: Import, rule: Rule): boolean {
  if (!rule.alsoTests && isTest(each.from)) return false
  if (!rule.refuses.test(`${each.from} -> ${each.to} ${each.kind}`)) return false
  return !rule.allowed?.some(({ from, to }) => from === each.from && to === each.to)
}

/** An exception that nobody needs any more would hide the next violation. Only files that are there are asked. */
function unusedExceptions(imports: Import[]): string[] {
  const known = new Set(imports.map(({ from }) => from))
  return rules
    .flatMap(({ allowed = [] }) => allowed)
    .filter(
      ({ from, to }) => known.has(from) && !imports.some((each) => each.from === from && each.to === to),
    )
    .map(
      ({ from, to }) =>
        `${from} no longer imports ${to}: remove the exception in scripts/check/boundaries.ts`,
    )
}

/** What a package uses, its own package.json declares; tests also have what the root declares, and tools everything. */
function undeclared(imports: Import[], { declared }: Packages): string[] {
  return imports
    .filter(({ from, to }) => {
      const used = /^npm:(.+)/.exec(to)?.[1]
      if (used === undefined) return false
      const folder = /^packages\/\w+/.exec(from)?.[0]
      if (folder === undefined) return ![...declared.values()].some((each) => each.has(used))
      return !declared.get(folder)?.has(used) && !(isTest(from) && declared.get('')?.has(used))
    })
    .map((each) => tell(each, 'the package is not declared in package.json'))
}

const tell = ({ from, to, kind }: Import, rule: string) => `${from} -> ${to} (${kind}): ${rule}`
