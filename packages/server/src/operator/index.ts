import type { MessageTrace } from './conversations/explain.ts'
import { lazy } from './lazy.ts'

/** What the command line does. A command loads what it needs, and no more. */

export type {
  ConfigurationFile,
  ConfigurationPlan,
  ConfigurationTest,
  ConfigurationTestBody,
  PulledConfiguration,
  ScenarioDraft,
} from './configuration.ts'
export type { MessageTrace } from './conversations/explain.ts'
export type {
  Conversation,
  Message,
  MessageToSend,
  OpenConversation,
} from './conversations/with_conversation.ts'
export { expectedErrorMessage } from './expected_error_message.ts'
export type { AddedSource, SourceToAdd } from './knowledge/sources.ts'
export {
  chooseOrganization,
  createOrganization,
  getOrganization,
  listOrganizations,
} from './organizations.ts'
export type { OnboardingReply, OnboardingState } from './setup/onboarding.ts'
export { poolerOf, withDatabase, withStorage } from './with_database.ts'

const keys = () => import('./api_keys.ts')
export const createKey = lazy(keys, 'createKey')
export const listKeys = lazy(keys, 'listKeys')
export const revokeKey = lazy(keys, 'revokeKey')

export const deleteOrganization = lazy(() => import('./delete_organization.ts'), 'deleteOrganization')

export const examine = lazy(() => import('./doctor/index.ts'), 'examine')

export { openInstallation } from './model/installation.ts'
export type { InstalledModel, TriedModel } from './model/installed_models.ts'
export type { ModelChoice, ModelUse, ModelWish } from './model/model_choice.ts'
export type { ModelServer } from './model/servers.ts'

export const findModelServers = lazy(() => import('./model/servers.ts'), 'findModelServers')
const models = () => import('./model/installed_models.ts')
export const listInstalledModels = lazy(models, 'listInstalled')
export const locateModel = lazy(models, 'locateModel')
export const installModel = lazy(models, 'installModel')
export const testInstalledModels = lazy(models, 'testInstalled')
export const removeModel = lazy(models, 'removeModel')

export const writeBackup = lazy(() => import('./backup/write.ts'), 'writeBackup')
export const readBackup = lazy(() => import('./backup/read.ts'), 'readBackup')
export const rotateBackup = lazy(() => import('./backup/rotate.ts'), 'rotateBackup')

const standing = () => import('./standing.ts')
export const setVerified = lazy(standing, 'setVerified')
export const grantCredits = lazy(standing, 'grantCredits')

const members = () => import('./members.ts')
export const inviteMember = lazy(members, 'inviteMember')
export const listMembers = lazy(members, 'listMembers')
export const resetPassword = lazy(() => import('./reset_password.ts'), 'resetPassword')
export const resetTwoFactor = lazy(() => import('./reset_two_factor.ts'), 'resetTwoFactor')
export const newSetupLink = lazy(() => import('./setup_link.ts'), 'newSetupLink')

export const withConversation = lazy(() => import('./conversations/with_conversation.ts'), 'withConversation')
export const traceLines = async (trace: MessageTrace) =>
  (await import('./conversations/trace_lines.ts')).traceLines(trace)

const sources = () => import('./knowledge/sources.ts')
export const addSource = lazy(sources, 'addSource')
export const findRun = lazy(sources, 'findRun')
export const listSources = lazy(sources, 'listSources')
const checks = () => import('./knowledge/checks.ts')
export const startChecks = lazy(checks, 'startChecks')
export const findChecks = lazy(checks, 'findChecks')
export const ask = lazy(() => import('./knowledge/ask.ts'), 'ask')
export const listGaps = lazy(() => import('./knowledge/gaps.ts'), 'listGaps')
export const getReadiness = lazy(() => import('./readiness.ts'), 'getReadiness')
export const isAnybodyAtWork = lazy(() => import('./knowledge/at_work.ts'), 'isAnybodyAtWork')

const onboarding = () => import('./setup/onboarding.ts')
export const startOnboardingRun = lazy(onboarding, 'startOnboardingRun')
export const findOnboardingRun = lazy(onboarding, 'findOnboardingRun')
export const onboardingResult = lazy(onboarding, 'onboardingResult')

const configuration = () => import('./configuration.ts')
export const pullConfiguration = lazy(configuration, 'pullConfiguration')
export const planConfiguration = lazy(configuration, 'planConfiguration')
export const testConfiguration = lazy(configuration, 'testConfiguration')
export const draftScenario = lazy(configuration, 'draftScenario')
export const applyConfiguration = lazy(configuration, 'applyConfiguration')
const remote = () => import('./remote_configuration.ts')
export const pullRemote = lazy(remote, 'pullRemote')
export const planRemote = lazy(remote, 'planRemote')
export const testRemote = lazy(remote, 'testRemote')
export const draftRemote = lazy(remote, 'draftRemote')
export const applyRemote = lazy(remote, 'applyRemote')
export const loadMergeFile = async () => (await configuration()).mergeFile

export const loadDemo = lazy(() => import('./demo/load.ts'), 'loadDemo')
export const holdConversations = lazy(() => import('./demo/hold_conversations.ts'), 'holdConversations')

/** What `foyer serve` does around the server itself. */
export { refusalOf } from './unreachable.ts'
export const greetFirstStart = lazy(() => import('./first_start.ts'), 'greetFirstStart')
export const listen = lazy(() => import('./listen.ts'), 'listen')
export const openSecrets = lazy(() => import('./open_secrets.ts'), 'openSecrets')
export const superviseEmbedded = lazy(() => import('./supervise.ts'), 'superviseEmbedded')
export const welcome = lazy(() => import('./welcome.ts'), 'welcome')
