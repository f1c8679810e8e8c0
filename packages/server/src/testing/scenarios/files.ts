import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseScenario, printScenario, type Scenario } from '@foyer/engine'

/** The scenarios lie beside the engine whose conversations they tell. */
const folder = join(import.meta.dirname, '../../../../engine/src/scenarios')

export interface ScenarioFile {
  name: string
  scenario: Scenario
}

export const scenarioFiles = (): ScenarioFile[] =>
  globSync('*/*.txt', { cwd: folder })
    .sort()
    .map((name) => ({ name, scenario: parseScenario(readFileSync(join(folder, name), 'utf8')) }))

export const writeScenario = ({ name, scenario }: ScenarioFile): void =>
  writeFileSync(join(folder, name), printScenario(scenario))
