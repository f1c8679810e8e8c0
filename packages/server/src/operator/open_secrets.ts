import type { Config } from '../config.ts'
import type { Database } from '../platform/db/index.ts'
import { type SecretList, type Secrets, secretsOf } from '../platform/index.ts'
import { OperatorRefusal } from './refusal.ts'
import { secretInFile } from './secret_file.ts'

const purpose = 'secret check'
const text = 'foyer'

/**
 * The secrets of this installation. The database keeps a signature made with the present one: a server that cannot
 * verify it could read nothing that the others encrypt, and does not start.
 */
export async function openSecrets(
  { secrets: set, dataDirectory }: Pick<Config, 'secrets' | 'dataDirectory'>,
  { system }: Pick<Database, 'system'>,
): Promise<Secrets> {
  const known = set ?? (await secretInFile(dataDirectory))
  const secrets = secretsOf(known)
  const own = secrets.sign(purpose, text)
  await system`insert into secret_checks (signature) values (${own}) on conflict do nothing`
  const [row] = await system<{ signature: string }[]>`select signature from secret_checks`
  const { signature } = row!
  if (!secrets.verify(purpose, text, signature)) throw otherSecret(known, signature)
  // From now on the others need the new one, too: what it encrypts, they could not read.
  if (signature !== own)
    await system`update secret_checks set signature = ${own} where signature = ${signature}`
  return secrets
}

function otherSecret(known: SecretList, signature: string): OperatorRefusal {
  const [id] = signature.split('.')
  const differs = known.some((secret) => secret.id === id)
    ? `This server's secret "${id}" is not the secret "${id}" that the database is used with.`
    : `The database is used with the secret "${id}", which this server does not have.`
  return new OperatorRefusal(
    `${differs} Set FOYER_SECRET to that of the other servers. Put a new secret before the old one.`,
  )
}
