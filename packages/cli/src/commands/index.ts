import type { Command } from '../command.ts'
import { agentsReadiness } from './agents_readiness.ts'
import { apply } from './apply.ts'
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
import { mcp } from './mcp.ts'
import { membersInvite } from './members_invite.ts'
import { membersList } from './members_list.ts'
import { membersResetPassword } from './members_reset_password.ts'
import { membersResetTwoFactor } from './members_reset_two_factor.ts'
import { migrate } from './migrate.ts'
import { model } from './model.ts'
import { modelRemove } from './model_remove.ts'
import { modelTest } from './model_test.ts'
import { modelUse } from './model_use.ts'
import { organizationsCreate } from './organizations_create.ts'
import { organizationsCredits } from './organizations_credits.ts'
import { organizationsDelete } from './organizations_delete.ts'
import { organizationsList } from './organizations_list.ts'
import { organizationsVerify } from './organizations_verify.ts'
import { plan } from './plan.ts'
import { pull } from './pull.ts'
import { restore } from './restore.ts'
import { scenariosCreate } from './scenarios_create.ts'
import { serve } from './serve.ts'
import { setupLink } from './setup_link.ts'
import { sourcesAdd } from './sources_add.ts'
import { sourcesList } from './sources_list.ts'
import { start } from './start.ts'
import { test } from './test.ts'
import { version } from './version.ts'

/** Every command, in the order of the help. The server is loaded by those that need it, when they run. */
export const commands: readonly Command[] = [
  serve,
  setupLink,
  migrate,
  model,
  modelUse,
  modelTest,
  modelRemove,
  organizationsCreate,
  organizationsList,
  organizationsVerify,
  organizationsCredits,
  organizationsDelete,
  keysCreate,
  keysList,
  keysRevoke,
  membersInvite,
  membersList,
  membersResetPassword,
  membersResetTwoFactor,
  start,
  sourcesAdd,
  sourcesList,
  agentsReadiness,
  gapsList,
  checksRun,
  ask,
  chat,
  pull,
  plan,
  apply,
  test,
  scenariosCreate,
  mcp,
  demoLoad,
  backup,
  restore,
  doctor,
  version,
]
