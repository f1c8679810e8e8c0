import { type Environment, mergeModelVariables, type Setting, settings, setVariables } from '../../config.ts'
import { type Finding, note } from './finding.ts'

export interface SettingLine extends Setting {
  value: string
}

/** Every setting with what holds: the operator's value, that of model.json, or the default. */
export function settingLines(environment: Environment, file: Environment = {}): SettingLine[] {
  const own = setVariables(environment)
  const set = mergeModelVariables(file, own)
  return settings.map((setting) => {
    const { name } = setting
    const value = displayValue(name, set)
    const isFromFile = value !== undefined && own[name] === undefined
    return { ...setting, value: isFromFile ? `${value} (model.json)` : (value ?? setting.default) }
  })
}

const secretNames = new Set([
  'FOYER_EMBEDDER_KEY',
  'FOYER_MODEL_KEY',
  'FOYER_MODEL_FALLBACK_KEY',
  'FOYER_OIDC_CLIENT_SECRET',
  'FOYER_METRICS_TOKEN',
  'FOYER_API_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
])

/** A password in an address is nobody's business, and a secret less. */
function displayValue(name: string, { [name]: value }: Environment): string | undefined {
  if (name === 'FOYER_SECRET') return value?.replaceAll(/:[^,]*/g, ':***')
  if (secretNames.has(name)) return value && '***'
  return value?.replace(/^(\w+:\/\/[^:@/]*):.*@/, '$1:***@')
}

/** A mistyped name is otherwise never noticed: the default simply holds. */
export function unknownSettings(environment: Environment): Finding[] {
  const known = settings.map(({ name }) => name as string)
  return Object.keys(setVariables(environment))
    .filter((name) => name.startsWith('FOYER_') && !known.includes(name))
    .map((name) =>
      note('settings', `${name} is set, but is not a setting of Foyer: correct its name, or remove it.`),
    )
}
