import type { Practice } from "#forms/practice.ts";
