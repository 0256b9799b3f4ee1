/**
 * Where the State Bar of New Mexico helps somebody find a lawyer: notice 7. From Form 4-206 as forms.justia.com
 * publishes it. Copies of the court's forms differ (Form 4-204 prints 1-800-876-6657), so this one place decides.
 */
export const STATE_BAR_TELEPHONES = ['1-800-876-6227', '505-797-6066'] as const;
