import { cyclesIn } from './cycles.ts'
import { type Import, importsOf } from './imports.ts'
import type { Packages } from './packages.ts'
import { roomProblems } from './rooms.ts'
import { isTest, type SourceFile } from './source_files.ts'

/** Who may import whom. A rule refuses what its pattern finds in `<from> -> <to> <kind>`. */

interface Rule {
  name: string
  refuses: RegExp
  /** Rules of the product's own code leave tests and what only tests use in peace. */
  alsoTests?: true
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
    name: 'the dashboard is a client: it knows the SDK, the preview of the widget, and of the contract the types and the plain words',
    refuses:
      /^packages\/dashboard\/\S+ -> packages\/(?!dashboard\/|sdk\/src\/index\.ts |widget\/src\/preview\/index\.ts |contract\/src\/(vocabulary|event_types)\.ts |contract\/\S+ type$)/,
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
    name: 'routes only bind: storage and other folders are for the service',
    refuses: /\/server\/src\/\w+\/(\w+)\/routes\.ts -> (\S+\/platform\/db\/|\S+repository\.ts )/,
  },
  {
    name: 'rules are pure: they touch no storage',
    refuses: /\/server\/src\/\w+\/\w+\/rules\.ts -> (\S+\/platform\/db\/|\S+repository\.ts )/,
  },
  {
    name: 'what serves the tests is for tests only',
    refuses: /^packages\/\S+ -> packages\/\S+\/testing[/.]/,
  },
  {
    name: 'an import names its module',
    refuses: /^(?!scripts\/tests\/worker\.ts )\S+ -> a computed path /,
  },
]

export function boundaryProblems(files: SourceFile[], packages: Packages): string[] {
  const imports = files.flatMap((file) => importsOf(file, packages.entrances))
  return [
    ...imports.flatMap((each) =>
      rules.filter((rule) => breaks(each, rule)).map((rule) => tell(each, rule.name)),
    ),
    ...roomProblems(imports.filter(({ from }) => !isTest(from))),
    ...undeclared(imports, packages),
    ...cyclesIn(imports).map((cycle) => `imports go in a circle: ${cycle.join(' -> ')}`),
  ]
}

function breaks(each: Import, rule: Rule): boolean {
  if (!rule.alsoTests && isTest(each.from)) return false
  return rule.refuses.test(`${each.from} -> ${each.to} ${each.kind}`)
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
