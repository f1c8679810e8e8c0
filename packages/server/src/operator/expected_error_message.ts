import { ConfigRefusal } from '../config.ts'
import { EmbeddedRefusal, MigrationRefusal, StorageRefusal } from '../platform/db/index.ts'
import { OperatorRefusal } from './refusal.ts'

const foreseenKinds = [ConfigRefusal, EmbeddedRefusal, MigrationRefusal, OperatorRefusal, StorageRefusal]

/** The line for people of an error that was foreseen; null for one that was not. */
export function expectedErrorMessage(error: unknown): string | null {
  const foreseen = foreseenKinds.some((kind) => error instanceof kind)
  return foreseen ? (error as Error).message : null
}
