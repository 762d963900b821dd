import type { ReactAdminMessages } from '../ReactAdminMessages.ts';

/** React-admin's own strings in Swedish. */
export const swedishMessages: ReactAdminMessages = {
  ra: {
    action: { cancel: 'Avbryt', confirm: 'Bekräfta', create: 'Skapa', delete: 'Ta bort', show: 'Visa', undo: 'Ångra', update: 'Uppdatera' },
    page: { create: 'Skapa %{name}', edit: '%{name} %{recordRepresentation}', list: '%{name}', show: '%{name} %{recordRepresentation}' },
    input: {
      references: {
        all_missing: 'De kopplade uppgifterna kunde inte hittas.',
        many_missing: 'Minst en av de kopplade uppgifterna verkar inte längre finnas.',
        single_missing: 'Den kopplade uppgiften verkar inte längre finnas.',
      },
    },
    message: {
      delete_content: 'Vill du verkligen ta bort %{name}?',
      delete_title: 'Ta bort %{name} %{recordRepresentation}',
      invalid_form: 'Formuläret är inte korrekt ifyllt. Kontrollera de markerade fälten.',
      select_all_limit_reached: 'Det finns för många objekt för att markera alla. Bara de första %{max} markerades.',
      unsaved_changes: 'En del av dina ändringar är inte sparade. Vill du verkligen lämna dem?',
    },
    navigation: { next: 'Gå till nästa sida', previous: 'Gå till föregående sida' },
    auth: { auth_check_error: 'Logga in för att fortsätta' },
    notification: {
      updated: 'Ändringen är sparad |||| %{smart_count} ändringar är sparade',
      created: 'Objektet är skapat',
      deleted: 'Objektet är borttaget |||| %{smart_count} objekt är borttagna',
      item_doesnt_exist: 'Objektet finns inte',
      http_error: 'Tjänsten kunde inte nås',
      data_provider_error: 'Uppgifterna kunde inte hämtas. Detaljer finns i webbläsarens konsol.',
      i18n_error: 'Översättningarna för det valda språket kunde inte laddas',
      logged_out: 'Din inloggning har gått ut, logga in igen.',
      not_authorized: 'Du har inte behörighet till detta.',
    },
    validation: {
      required: 'Obligatoriskt',
      minLength: 'Minst %{min} tecken',
      maxLength: 'Högst %{max} tecken',
      minValue: 'Minst %{min}',
      maxValue: 'Högst %{max}',
      number: 'Måste vara ett tal',
      email: 'Måste vara en giltig e-postadress',
      oneOf: 'Måste vara ett av: %{options}',
      regex: 'Måste följa ett visst format (reguljärt uttryck): %{pattern}',
      unique: 'Måste vara unikt',
    },
  },
};
