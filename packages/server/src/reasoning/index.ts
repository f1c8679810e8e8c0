export { loadBuiltinEmbedder } from './embedder/builtin/index.ts'
export { currentEmbedder } from './embedder/current_embedder.ts'
export { EmbedderFailure } from './embedder/failure.ts'
export type { Embedder } from './embedder/port.ts'
export { createProviderEmbedder, dimensionsOf, type ProviderSettings } from './embedder/provider.ts'
export { storedVector } from './embedder/stored_vector.ts'
export { loadEngineData } from './engine_data.ts'
export { createEngineThreads, type EngineThreads } from './engine_threads/engine_threads.ts'
export { costOfTokens, spendTokens } from './organization_model/accounting.ts'
export { expectationsOf } from './organization_model/expectations.ts'
export { createReasoners } from './organization_model/reasoners.ts'
export { organizationModelRoutes } from './organization_model/routes.ts'
export { hasModel } from './organization_model/service.ts'
export { modelInstruments } from './provider_telemetry.ts'
export { createBuiltinReasoner } from './reasoner/builtin.ts'
export { harmlessFallbacks } from './reasoner/model/failure.ts'
export {
  type InstallationModel,
  type ModelDeadlines,
  type ModelPrices,
  type ModelSetting,
  noModel,
  type UsualSettings,
  usualModel,
} from './reasoner/model/setting.ts'
export { sumOf } from './reasoner/model/structured.ts'
export type {
  DigestedPassage,
  Money,
  Reasoner,
  ReasonerResult,
  Reasoners,
  SupportedReply,
  Talk,
  TurnModel,
} from './reasoner/port.ts'
export { type ModelTrial, tryModel } from './responder/index.ts'
