import { OperatorRefusal } from './refusal.ts'

/** Says why the PostgreSQL of DATABASE_URL cannot be used, without a word of its password; other errors stay. */
export function refusalOf(databaseUrl: string, error: unknown): unknown {
  const { code, message } = error as { code?: unknown; message?: string }
  if (typeof code !== 'string') return error
  const where = `PostgreSQL at ${new URL(databaseUrl).host || 'this machine'}`
  if (/^(28|3D)/.test(code))
    return new OperatorRefusal(`${where} lets us not in (${message}): correct DATABASE_URL.`)
  if (code === '42501')
    return new OperatorRefusal(
      `${where} says "${message}": let the user of DATABASE_URL create tables in its schema.`,
    )
  // Five characters are PostgreSQL's own codes; these two classes mean that it is not there to be asked.
  if (/^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|53300)/.test(code)) return error
  return new OperatorRefusal(`${where} cannot be reached (${code}): start it, or correct DATABASE_URL.`)
}
