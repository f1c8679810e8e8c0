import type { Command } from '../command.ts'
import { demoLoad } from './demo_load.ts'
import { doctor } from './doctor.ts'
import { keysCreate } from './keys_create.ts'
import { keysList } from './keys_list.ts'
import { keysRevoke } from './keys_revoke.ts'
import { migrate } from './migrate.ts'
import { organizationsCreate } from './organizations_create.ts'
import { organizationsList } from './organizations_list.ts'
import { serve } from './serve.ts'
import { version } from './version.ts'

/** Every command, in the order of the help. The server is loaded by those that need it, when they run. */
export const commands: readonly Command[] = [
  serve,
  migrate,
  organizationsCreate,
  organizationsList,
  keysCreate,
  keysList,
  keysRevoke,
  demoLoad,
  doctor,
  version,
]
