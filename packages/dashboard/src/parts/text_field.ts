/** What the fields of a form share: what stands in them, how it changes, and what is wrong. */
export interface FieldsProps<Values> {
  values: Values
  set: (changed: Partial<Values>) => void
  /** By field, in the API's words. */
  errors: Record<string, string>
  readOnly: boolean
}

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

/** The props of a text field, by the name that the API knows it by. */
export const textField =
  <Values extends object>({ values, set, errors, readOnly }: FieldsProps<Values>) =>
  (name: TextName<Values>) => ({
    value: String(values[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value } as Partial<Values>),
    error: errors[name],
    readOnly,
  })
