export { runCatalogGeneration } from './catalog_generations/generate_catalog.ts'
export { createCatalogGeneration, getCatalogGeneration } from './catalog_generations/service.ts'
export { setupWork } from './jobs.ts'
export { setupRoutes } from './routes.ts'
