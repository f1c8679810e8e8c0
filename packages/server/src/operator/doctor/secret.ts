import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { FurtherDatabase } from '../../platform/db/index.ts'
import { isSecretOf } from '../open_secrets.ts'
import { withPlaces } from '../places.ts'
import { secretInFile } from '../secret_file.ts'
import { type Finding, ok, wrong } from './finding.ts'

const check = 'secret'

/** What was encrypted in one of them must be readable wherever it moves. */
export async function checkSecret(databases: readonly FurtherDatabase[], config: Config): Promise<Finding[]> {
  if (databases.length === 1) return []
  const known = config.secrets ?? (await secretThere(config.dataDirectory))
  if (!known) return []
  return withPlaces('foyer doctor', databases, async (places) => {
    const signed = await Promise.all(
      places.map(async ({ name, sql }) => {
        const [row] = await sql<{ signature: string }[]>`select signature from secret_checks`
        return { name, signature: row?.signature }
      }),
    )
    const others = signed.filter(({ signature }) => signature !== undefined && !isSecretOf(known, signature))
    if (others.length === 0) return [ok(check, 'All databases are used with the same secret.')]
    return others.map(({ name }) =>
      wrong(
        check,
        `The database "${name}" was used with another secret: what is encrypted there cannot be read.`,
      ),
    )
  })
}

/** Looking for it must not make one. */
async function secretThere(dataDirectory: string) {
  const there = await access(join(dataDirectory, 'secret')).then(
    () => true,
    () => false,
  )
  return there ? secretInFile(dataDirectory) : null
}
