import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'

/** Which tests run in one process. What no other group names is in the last one, so that none is forgotten. */

export interface Group {
  name: string
  files: string[]
}

const server = 'packages/server/src'
/** About equal in time on two cores: whichever ends last decides how long `npm test` takes. */
const named = {
  'the command line and the faces': [
    'packages/{cli,dashboard,widget}/src/**',
    'evals/**',
    // Waits for processes most of the time, as the command line does.
    `${server}/knowledge/ingestion/killed.test.ts`,
    `${server}/three_servers.test.ts`,
  ],
  'the engine, agents, conversations and how sources are read': [
    'packages/engine/src/**',
    `${server}/{agents,conversations,reasoning}/**`,
    `${server}/{injections,scenarios,simulation,whole_conversation}.test.ts`,
    `${server}/knowledge/{fetching,ingestion,reading,reembedding}/**`,
  ],
}

export function testGroups(): Group[] {
  let left = globSync('{packages/*/src,scripts,evals}/**/*.test.ts').sort()
  const groups = Object.entries(named).map(([name, patterns]) => {
    const [files, others] = partition(left, (file) => patterns.some((pattern) => matchesGlob(file, pattern)))
    left = others
    return { name, files }
  })
  return [...groups, { name: 'everything else', files: left }]
}

function partition<Item>(items: Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) => (isFirst(item) ? 'first' : 'second'))
  return [first, second]
}
