import { ConfigRefusal } from '../config.ts'
import {
  EmbeddedRefusal,
  hasLeft,
  isHeld,
  MigrationRefusal,
  StorageRefusal,
  UnknownHome,
} from '../platform/db/index.ts'
import { OperatorRefusal } from './refusal.ts'

const foreseenKinds = [
  ConfigRefusal,
  EmbeddedRefusal,
  MigrationRefusal,
  OperatorRefusal,
  StorageRefusal,
  UnknownHome,
]

/** The line for people of an error that was foreseen; null for one that was not. */
export function expectedErrorMessage(error: unknown): string | null {
  if (isHeld(error) || hasLeft(error))
    return 'This organization is being moved to another database. Wait, or finish it with `foyer organizations move`.'
  const foreseen = foreseenKinds.some((kind) => error instanceof kind)
  return foreseen ? (error as Error).message : null
}
