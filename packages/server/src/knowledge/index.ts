export { checkAnswers } from './answer_checks/check_answers.ts'
export { getAnswerCheck, startAnswerCheck } from './answer_checks/service.ts'
export { type AnswerResult, type Knowledge, Outage } from './answering/knowledge.ts'
export { indexMetrics } from './answering/metrics.ts'
export { openKnowledge } from './answering/open_knowledge.ts'
export type { KnowledgeEquipment } from './equipment.ts'
export { createFetcher } from './fetching/fetcher.ts'
export { getIngestionRun, listIngestionRuns } from './ingestion_runs/service.ts'
export { knowledgeWork } from './jobs.ts'
export { list as listFactRows } from './knowledge_facts/repository.ts'
export { createKnowledgeFact, excludeKnowledgeFact, listKnowledgeFacts } from './knowledge_facts/service.ts'
export { listKnowledgeGaps, recordUnanswered } from './knowledge_gaps/service.ts'
export {
  createKnowledgeSource,
  getKnowledgeSource,
  ingestKnowledgeSource,
  listKnowledgeSources,
  updateKnowledgeSource,
} from './knowledge_sources/service.ts'
export { loadMaterial, refuseUnusableSources } from './material/load_material.ts'
export { createDocumentReader } from './reading/document_reader.ts'
export { knowledgeRoutes } from './routes.ts'
export { searchKnowledge } from './search/service.ts'
export { getStandingCheck } from './standing_checks/service.ts'
