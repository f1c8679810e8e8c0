export type { ModelClients } from './create_responder.ts'
export { createModelClient, type ModelClient } from './model_client.ts'
export { type ModelTrial, tryModel } from './try_model.ts'
export { costOf, createTurnModel } from './turn_model.ts'
