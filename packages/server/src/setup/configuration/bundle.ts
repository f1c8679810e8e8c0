import { setImmediate } from 'node:timers/promises'
import { configurationFiles } from '@foyer/contract'
import { bodyCheck, type Check } from '../../platform/http/index.ts'
import { refuse } from '../../platform/index.ts'
import type { Fields } from './fields.ts'
import { wordsForFiles } from './file_words.ts'
import { type Form, formOf } from './forms.ts'
import { type FileName, isScenarioPath, parsePath, shapeOfPaths } from './paths.ts'
import { readScenarioFile, type ScenarioFile } from './scenario_files.ts'
import { readYaml } from './yaml/read_yaml.ts'

/** The files that somebody sent, read and held to the contract. */

export interface SentFile {
  path: string
  content: string
}

export interface FoundProblem {
  path: string
  line: number
  code: string
  message: string
}

export interface ConfigurationFile extends FileName {
  path: string
  /** As it is written. */
  value: Fields
  form: Form
  lineOf(field: string): number
}

export interface Bundle {
  files: ReadonlyMap<string, ConfigurationFile>
  scenarios: ScenarioFile[]
  problems: FoundProblem[]
  /** Files that are there but cannot be read: their objects are not taken for removed. */
  unreadable: ReadonlySet<string>
}

export async function readBundle(sent: readonly SentFile[]): Promise<Bundle> {
  const files = new Map<string, ConfigurationFile>()
  const scenarios: ScenarioFile[] = []
  const problems: FoundProblem[] = []
  const unreadable = new Set<string>()
  const seen = new Set<string>()
  for (const [index, { path }] of sent.entries()) {
    const name = parsePath(path)
    const param = `files.${index}.path`
    if (!name && !isScenarioPath(path))
      throw refuse('parameter_invalid', `${param} is no file of a configuration. Use ${shapeOfPaths}.`, {
        param,
      })
    if (seen.has(path)) throw refuse('parameter_invalid', `${param} is sent twice: ${path}.`, { param })
    seen.add(path)
  }
  if (sent.filter(({ path }) => isScenarioPath(path)).length > mostScenarios)
    throw refuse('parameter_invalid', `files may have at most ${mostScenarios} scenarios.`, {
      param: 'files',
    })
  for (const { path, content } of sent) {
    // One file after the other: others are served in between.
    await setImmediate()
    const name = parsePath(path)
    const read = name ? readFile(name, path, content) : readScenarioFile(path, content)
    if ('problem' in read) {
      problems.push({ path, ...read.problem })
      unreadable.add(path)
    } else if ('play' in read) scenarios.push(read)
    else files.set(path, read)
  }
  return { files, scenarios, problems, unreadable }
}

type Unread = { problem: Omit<FoundProblem, 'path'> }

const checks = new Map<string, Check>()
const mostScenarios = 100

function readFile(name: FileName, path: string, content: string): ConfigurationFile | Unread {
  const read = readYaml(content)
  if ('message' in read)
    return { problem: { line: read.line, code: 'parameter_invalid', message: read.message } }
  const { value, lineOf } = read
  const check = checks.get(name.folder) ?? bodyCheck(configurationFiles[name.folder])
  checks.set(name.folder, check)
  const refusal = check(value)
  if (refusal) {
    const { code, message, param = '' } = refusal
    return { problem: { line: lineOf(param), code, message: wordsForFiles(message) } }
  }
  return { ...name, path, value: value as Fields, form: formOf(name.folder, value as object), lineOf }
}
