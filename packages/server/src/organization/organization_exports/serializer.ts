import { OrganizationExport } from '@foyer/contract'
import { representation } from '../../platform/represent.ts'

export const represent = representation(OrganizationExport)
