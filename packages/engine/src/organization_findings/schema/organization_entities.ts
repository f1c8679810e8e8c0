import type { SchemaEntity, SchemaValue } from '../page_hints.ts'
import { isEntity } from './entity.ts'

const organization =
  /Organization$|Business$|Store$|Shop$|Service$|Corporation$|Club$|School$|Restaurant$|Association$|^(?:NGO|Hotel|Hostel|Motel|Dentist|Physician|Attorney|Notary|Bakery|Brewery|Winery|Distillery|Electrician|Plumber|Locksmith|Library|Museum|Hospital|Pharmacy|Optician|TattooParlor|BeautySalon|HairSalon|DaySpa|NailSalon|HealthSpa|BarOrPub|CafeOrCoffeeShop|IceCreamShop|HousePainter|RoofingContractor|GeneralContractor|HVACBusiness|AutoRepair|Campground|BedAndBreakfast|Resort|MusicVenue|EventVenue|SportsActivityLocation|ExerciseGym|GolfCourse|TouristInformationCenter|VeterinaryCare|ChildCare|Florist|RealEstateAgent|TravelAgency|InsuranceAgency|EmploymentAgency|AccountingService|MedicalClinic|CollegeOrUniversity|Consortium|Project|PerformingGroup|Airline|Cooperative)$/
const local = /Organization$|Corporation$|^(?:NGO|Project|Consortium|Cooperative)$/
const nobody =
  /^(?:Person|Event|Product|Offer|Review|JobPosting|Brand|GovernmentService|Service|WebSite|WebPage)$/

/** Through these an entity names the organization that the page belongs to. */
const owners = ['publisher', 'mainEntity', 'about', 'provider', 'isPartOf', 'copyrightHolder', '@graph']
const mostDeep = 3

export interface OrganizationEntity {
  entity: SchemaEntity
  /** A place that can be visited says more than the company behind it. */
  isLocal: boolean
}

/** The organizations that a page describes, places first. Makers of products and hosts of events are not among them. */
export function organizationEntities(entities: readonly SchemaEntity[]): OrganizationEntity[] {
  const found = entities.flatMap((entity) => organizationsIn(entity, 0))
  return found.toSorted((one, other) => Number(other.isLocal) - Number(one.isLocal))
}

function organizationsIn(entity: SchemaEntity, depth: number): OrganizationEntity[] {
  if (
    entity.types.some((type) => organization.test(type)) &&
    !entity.types.every((type) => nobody.test(type))
  )
    return [{ entity, isLocal: !entity.types.every((type) => local.test(type)) }]
  if (depth >= mostDeep) return []
  return owners.flatMap((property) =>
    (entity.properties[property] ?? [])
      .filter(isEntityValue)
      .flatMap((each) => organizationsIn(each, depth + 1)),
  )
}

const isEntityValue = (value: SchemaValue): value is SchemaEntity => isEntity(value)
