import { watchSandbox } from '../sandbox.ts';
import { showClock, startClock } from './clock.ts';
import { announce } from './control.ts';
import { showSnapshots, startData } from './data.ts';
import { showDeclarations, startDeclarations } from './declarations.ts';
import { startEntitlement } from './entitlement.ts';
import { showEvents, startEvents } from './events.ts';
import { showFaults, startFaults } from './faults.ts';
import { showMails, startMails } from './mails.ts';
import { showRateLimits, startRateLimits } from './rateLimits.ts';
import { showRequests, startRequests } from './requests.ts';

startData();
startClock();
startFaults();
startEntitlement();
startRateLimits();
startMails();
startDeclarations();
startEvents();
startRequests(async () => {
  await showRequests();
  await showFaults();
  await showRateLimits();
  await showMails();
  await showDeclarations();
});

void watchSandbox(async () => {
  const shown = await Promise.allSettled([
    showClock(),
    showSnapshots(),
    showFaults(),
    showRateLimits(),
    showRequests(),
    showMails(),
    showDeclarations(),
    showEvents(),
  ]);
  const failed = shown.find((each) => each.status === 'rejected');
  if (failed) announce(failed.reason instanceof Error ? failed.reason.message : String(failed.reason));
});
