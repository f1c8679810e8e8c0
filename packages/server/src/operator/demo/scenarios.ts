import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'scenarios')

/** What `foyer test` plays with the agents of the demo, as it is written in the files here. */
export const readScenarios = (): { path: string; content: string }[] =>
  readdirSync(folder)
    .sort()
    .map((name) => ({ path: `scenarios/${name}`, content: readFileSync(join(folder, name), 'utf8') }))
