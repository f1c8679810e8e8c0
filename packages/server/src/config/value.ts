import type { SettingName } from './settings.ts'

export type Environment = Partial<Record<string, string>>

/** A setting with a wrong value. The message is one line that names it and says what would be right. */
export class ConfigRefusal extends Error {
  override name = 'ConfigRefusal'
  readonly setting: string

  constructor(setting: string, wrong: string, right: string) {
    super(`${setting} ${wrong}: it must be ${right}.`)
    this.setting = setting
  }
}

export function readInteger(
  set: Environment,
  name: SettingName,
  otherwise: number,
  least: number,
  most: number,
) {
  const text = set[name]?.trim()
  if (text === undefined) return otherwise
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new ConfigRefusal(name, `is "${text}"`, `a whole number from ${least} to ${most}`)
}

export function readSwitch(set: Environment, name: SettingName, otherwise: boolean): boolean {
  const text = set[name]?.trim()
  if (text === undefined) return otherwise
  if (text === 'true' || text === 'false') return text === 'true'
  throw new ConfigRefusal(name, `is "${text}"`, 'true or false')
}
