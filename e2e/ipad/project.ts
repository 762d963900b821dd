import type { Project } from '@playwright/test';
export const ipadProjects: Project[] = [];
