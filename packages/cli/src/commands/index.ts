import type { Command } from '../command.ts'
import { ask } from './ask.ts'
import { backup } from './backup.ts'
import { chat } from './chat.ts'
import { checksRun } from './checks_run.ts'
import { demoLoad } from './demo_load.ts'
import { doctor } from './doctor.ts'
import { gapsList } from './gaps_list.ts'
import { keysCreate } from './keys_create.ts'
import { keysList } from './keys_list.ts'
import { keysRevoke } from './keys_revoke.ts'
import { migrate } from './migrate.ts'
import { organizationsCreate } from './organizations_create.ts'
import { organizationsCredits } from './organizations_credits.ts'
import { organizationsList } from './organizations_list.ts'
import { organizationsVerify } from './organizations_verify.ts'
import { restore } from './restore.ts'
import { serve } from './serve.ts'
import { sourcesAdd } from './sources_add.ts'
import { sourcesList } from './sources_list.ts'
import { version } from './version.ts'

/** Every command, in the order of the help. The server is loaded by those that need it, when they run. */
export const commands: readonly Command[] = [
  serve,
  migrate,
  organizationsCreate,
  organizationsList,
  organizationsVerify,
  organizationsCredits,
  keysCreate,
  keysList,
  keysRevoke,
  sourcesAdd,
  sourcesList,
  gapsList,
  checksRun,
  ask,
  chat,
  demoLoad,
  backup,
  restore,
  doctor,
  version,
]
