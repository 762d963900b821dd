import type { TranslationMessages } from 'ra-core';

type Messages = TranslationMessages['ra'];

/** React-admin's own texts that ra-core and the kit ask for; all others belong to components that are not here. */
export interface ReactAdminMessages {
  readonly ra: {
    readonly action: Pick<Messages['action'], 'cancel' | 'confirm' | 'create' | 'delete' | 'show' | 'undo' | 'update'>;
    readonly auth: Pick<Messages['auth'], 'auth_check_error'>;
    readonly input: Pick<Messages['input'], 'references'>;
    readonly message: Pick<
      Messages['message'],
      'delete_content' | 'delete_title' | 'invalid_form' | 'select_all_limit_reached' | 'unsaved_changes'
    >;
    readonly navigation: Pick<Messages['navigation'], 'next' | 'previous'>;
    readonly notification: Pick<
      Messages['notification'],
      | 'created'
      | 'data_provider_error'
      | 'deleted'
      | 'http_error'
      | 'i18n_error'
      | 'item_doesnt_exist'
      | 'logged_out'
      | 'not_authorized'
      | 'updated'
    >;
    readonly page: Pick<Messages['page'], 'create' | 'edit' | 'list' | 'show'>;
    readonly validation: Pick<
      Messages['validation'],
      'email' | 'maxLength' | 'maxValue' | 'minLength' | 'minValue' | 'number' | 'oneOf' | 'regex' | 'required' | 'unique'
    >;
  };
}
