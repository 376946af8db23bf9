/** What scripts bring that the page loads beside its modules. */
declare const uPlot: any;
