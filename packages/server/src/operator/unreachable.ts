import type { Config } from '../config.ts'
import { OperatorRefusal } from './refusal.ts'

type DatabaseAddress = Pick<Config, 'databaseUrl' | 'pooler'>

/** Says why the PostgreSQL that is set cannot be used, without a word of its password; other errors stay. */
export function refusalOf({ databaseUrl, pooler }: DatabaseAddress, error: unknown): unknown {
  if (!databaseUrl) return error
  const { code, message } = error as { code?: unknown; message?: string }
  if (typeof code !== 'string') return error
  const setting = pooler ? 'FOYER_DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const where = `PostgreSQL at ${new URL(databaseUrl).host || 'this machine'}`
  if (/^(28|3D)/.test(code))
    return new OperatorRefusal(`${where} refuses the login (${message}): correct ${setting}.`)
  if (code === '42501')
    return new OperatorRefusal(
      `${where} says "${message}": let the user of ${setting} create tables in its schema.`,
    )
  // Five characters are PostgreSQL's own codes; these two classes mean that it is not there to be asked.
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|53300)/.test(code)) return error
  return new OperatorRefusal(`${where} cannot be reached (${code}): start it, or correct ${setting}.`)
}
