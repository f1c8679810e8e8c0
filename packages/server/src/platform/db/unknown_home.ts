import { StorageUnavailable } from './storage_error.ts'

/** An organization lives in a database that this process does not know. */
export class UnknownHome extends StorageUnavailable {
  override name = 'UnknownHome'

  constructor(organization_id: number, database: string) {
    super(
      `Organization ${organization_id} lives in the database "${database}", which FOYER_DATABASES does not name.`,
    )
  }
}
