import type { Routes } from '../http/bind.ts'
import { voiceProfileRoutes } from './voice_profiles/routes.ts'

/** Every resource of the API. */
export function resourceRoutes(routes: Routes) {
  voiceProfileRoutes(routes)
}
