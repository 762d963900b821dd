import { useNotice } from '@realmkit/shell';
import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';

/** Shows react-admin's notifications as the platform's notice, one at a time. */
export function NoticeBridge() {
  const { notifications, takeNotification } = useNotificationContext();
  const { show } = useNotice();
  const translate = useTranslate();
  useEffect(() => {
    if (notifications.length === 0) return;
    const { message, type, notificationOptions } = takeNotification() ?? {};
    if (typeof message === 'string') show({ ...(type && { type }), message: translate(message, notificationOptions?.messageArgs) });
  }, [notifications, takeNotification, show, translate]);
  return null;
}
